import { DECISION_TYPES, type DecisionKind } from '@hirfa/domain/notifications';
import { renderDecision, renderNewApplication } from '@hirfa/templates/notifications';
import * as z from 'zod';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { enqueueJob } from '../platform/jobs.ts';
import type { ProviderChange, providerChanged } from '../providers/index.ts';
import { notifyOfDecisionJob, registerProviderJob, customApiJob } from './jobs.ts';
import { findDecidedProvider, findDecidedRequest } from './decision-queries.ts';
import { notifyAdmins } from './notify-admins.ts';
import { notifyPerson } from './notify-person.ts';
import type { NotificationServices } from './services.ts';

/** The id of the job: which provider, what happened, and when. */
const Decision = z.tuple([z.uuid(), z.string(), z.coerce.number()]);

/** Requests the job that tells the applicant of a decision, or the admins of an application. */
export async function enqueueNotifyOfDecision({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof providerChanged>;
}): Promise<void> {
  await enqueueJob(ctx.db, notifyOfDecisionJob, [input.provider_id, input.event, ctx.now.getTime()].join('/'));
}

type Provider = NonNullable<Awaited<ReturnType<typeof findDecidedProvider>>>;

/** A job: tells people what happened to an application or provider, each once. */
export async function notifyOfDecision({
  ctx,
  input,
}: {
  ctx: WorkCtx<NotificationServices>;
  input: { id: string };
}): Promise<void> {
  const [providerId, event, at] = Decision.parse(input.id.split('/'));
  await ctx.transaction('clock', async (tx) => {
    const provider = await findDecidedProvider(tx.db, providerId);
    if (provider === undefined) return;
    if (event === 'send') return notifyAdminsOfApplication(tx, provider, input.id);
    const decided = await decisionOf(tx, provider, event, new Date(at));
    if (decided === null) return;
    await notifyProvider({ ctx, tx, provider, eventKey: input.id, ...decided });
    if (event === 'approve' && ctx.services.customApi !== null)
      await enqueueJob(tx.db, registerProviderJob, provider.id);
  });
}

/** What the person is told; null where the decision was taken back meanwhile, or is none for them. */
async function decisionOf(
  { db }: WriteCtx,
  provider: Provider,
  event: string,
  at: Date,
): Promise<{ type: DecisionKind; reason: string | null } | null> {
  const kinds: Partial<Record<string, DecisionKind>> = {
    approve: 'provider_approved',
    reject: 'provider_rejected',
    reset: 'provider_reset',
    suspend: 'provider_suspended',
    reinstate: 'provider_reinstated',
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

interface Message {
  ctx: WorkCtx<NotificationServices>;
  tx: WriteCtx;
  provider: Provider;
  type: DecisionKind;
  reason: string | null;
  eventKey: string;
}

/** These mails are always sent: they are about the person's own application. */
async function notifyProvider({ ctx, tx, provider, type, reason, eventKey }: Message): Promise<void> {
  const about = { metadata: { provider_id: provider.id }, event_key: eventKey };
  const news = { user_id: provider.user_id, type, ...renderDecision(type, reason), ...about };
  const { db, now } = tx;
  const id = await notifyPerson({ ctx: { db, now, services: ctx.services }, input: news });
  if (id !== undefined && ctx.services.customApi !== null) await enqueueJob(db, customApiJob, id);
}

async function notifyAdminsOfApplication(tx: WriteCtx, provider: Provider, event_key: string): Promise<void> {
  const text = renderNewApplication({ en: provider.display_name_en, ar: provider.display_name_ar });
  const metadata = { provider_id: provider.id, user_id: provider.user_id };
  const about = { metadata, event_key, except: provider.user_id };
  await notifyAdmins({ ctx: tx, input: { type: 'new_application', ...text, ...about } });
}
