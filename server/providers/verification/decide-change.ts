import { shownNames } from '@hirfa/domain/providers';
import { RequestedChanges } from '@hirfa/contract/providers';
import { type AdminCtx, isRefusal, refuse, refuseField } from '../../kernel/verb.ts';
import { adoptChangeDocuments, removeChangeDocuments } from '../documents/change-documents.ts';
import { lockForDecision, saveDecision } from './decide.ts';
import { closeRequest, findRequest, type ProviderRow } from './queries.ts';
import { viewRequest } from './request-change.ts';

/** Approves a change request, so that its values and documents apply, or rejects it with a reason. */
export async function decideChange({
  ctx,
  input,
}: {
  ctx: AdminCtx;
  input: { id: string; approve: boolean; reason: string | null };
}) {
  const { db, now, actor } = ctx;
  const { id, approve, reason } = input;
  if (!approve && reason === null) return refuseField('reason', 'The provider needs a reason');
  const asked = await findRequest(db, id);
  if (asked === undefined) return refuse('not_found');
  const provider = await lockForDecision(ctx, asked.provider_id);
  if (isRefusal(provider)) return provider;
  const status = approve ? ('approved' as const) : ('rejected' as const);
  const request = await closeRequest(db, id, { status, reason, decided_at: now, decided_by: actor.user_id });
  if (request === undefined) return refuse('state_changed');
  const finish = approve ? adoptChangeDocuments : removeChangeDocuments;
  await finish({ ctx, input: { user_id: provider.user_id } });
  const change = approve ? changesOf(provider, RequestedChanges.parse(asked.changes)) : {};
  await saveDecision(ctx, provider, 'change', { ...change, reason });
  return viewRequest(request);
}

/**
 * The requested values, and what follows from them: who is no firm any more has no name of a business, the flags of the
 * type, and the names that everybody sees.
 */
function changesOf(provider: ProviderRow, changes: RequestedChanges) {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const type = changes.provider_type;
  const all = {
    ...given,
    ...(type === 'community' && { business_name: null, business_name_ar: null }),
    ...(type && { is_community_provider: type === 'community', is_trusted_provider: type === 'trusted_essential' }),
  };
  return { ...all, ...shownNames({ ...provider, ...all }) };
}
