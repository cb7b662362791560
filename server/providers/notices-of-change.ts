import { DECISION_TYPES, type DecisionKind } from '@hirfa/domain/notifications';
import { renderDecision, renderNewApplication } from '@hirfa/templates/providers';
import * as z from 'zod';
import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';
import { type DecidedProvider, findDecidedProvider, findDecidedRequest } from './decision-queries.ts';
import type { ProviderChange } from './events.ts';

/** Which provider, what happened, and when: `idOf` in `room.ts` writes it. */
const Change = z.tuple([z.uuid(), z.string(), z.coerce.number()]);

/** The applicant or provider is told of a decision about them, and the admins of an application. */
export async function noticesOfChange({
  ctx: { db },
  input,
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const [id, event, at] = Change.parse(input.id.split('/'));
  const provider = await findDecidedProvider(db, id);
  if (provider === undefined) return [];
  const { user_id, display_name_en, display_name_ar } = provider;
  if (event === 'send') {
    const about = { metadata: { provider_id: id, user_id }, event_key: input.id };
    const text = renderNewApplication({ en: display_name_en, ar: display_name_ar });
    return [{ to: { adminsBut: user_id }, type: 'new_application', ...text, ...about }];
  }
  const decision = await decisionOf(db, provider, event, new Date(at));
  if (decision === null) return [];
  const { type, reason } = decision;
  const about = { metadata: { provider_id: id }, event_key: input.id };
  return [{ to: { user_id }, type, ...renderDecision(type, reason), ...about }];
}

/** What the person is told; null where the decision was taken back meanwhile, or is none for them. */
async function decisionOf(
  db: Database,
  provider: DecidedProvider,
  event: string,
  at: Date,
): Promise<{ type: DecisionKind; reason: string | null } | null> {
  const kinds: Partial<Record<string, DecisionKind>> = {
    approve: 'provider_approved',
    reject: 'provider_rejected',
    reset: 'provider_reset',
    suspend: 'provider_suspended',
    reinstate: 'provider_reinstated',
    ask_about_contacts: 'contacts_found',
  } satisfies Partial<Record<ProviderChange['event'], DecisionKind>>;
  if (event === 'change') {
    const request = await findDecidedRequest(db, provider.id, at);
    const type = DECISION_TYPES.find((kind) => kind === `change_${request?.status}`);
    return type === undefined ? null : { type, reason: request?.reason ?? null };
  }
  const type = kinds[event];
  if (type === undefined) return null;
  const { skill_verification_notes, suspension_reason } = provider;
  const reason = { provider_rejected: skill_verification_notes, provider_suspended: suspension_reason };
  return { type, reason: type === 'provider_rejected' || type === 'provider_suspended' ? reason[type] : null };
}
