import type { RequestedChanges } from '@hirfa/contract/providers';
import { type Ctx, type Person, refuse, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { removeChangeDocuments } from '../documents/change-documents.ts';
import { providerChanged } from '../events.ts';
import {
  type ChangeRequestRow,
  closeRequest,
  findChangeDocuments,
  findNewestRequest,
  findRequest,
  findVerified,
  insertRequest,
} from './queries.ts';

/** Asks for a change of what was verified; until an admin approves it, the old data stay. */
export async function requestChange({ ctx, input }: { ctx: WriteCtx<Person>; input: { changes: RequestedChanges } }) {
  const provider = await findVerified(ctx.db, ctx.actor.user_id);
  if (provider === undefined) return refuse('provider_required');
  const present: Record<string, unknown> = provider;
  const given = Object.entries(input.changes).flatMap(([name, value]) =>
    value === undefined || value === present[name] ? [] : [[name, value] as const],
  );
  const documents = await findChangeDocuments(ctx.db, ctx.actor.user_id);
  if (given.length === 0 && documents.length === 0) return refuseField('changes', 'Nothing would change');
  const request = await insertRequest(ctx.db, provider.id, Object.fromEntries(given), ctx.now);
  if (request === undefined) return refuse('state_changed');
  const { id: provider_id, user_id } = provider;
  await ctx.publish(providerChanged, { provider_id, user_id, event: 'change', reason: null });
  return viewRequest(request);
}

/** Withdraws the actor's open request, and removes the documents that were uploaded for it. */
export async function withdrawChange({ ctx, input }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const { db, now, actor } = ctx;
  const provider = await findVerified(db, actor.user_id);
  if (provider === undefined) return refuse('provider_required');
  const found = await findRequest(db, input.id);
  if (found?.provider_id !== provider.id) return refuse('not_found');
  const decided = { status: 'withdrawn' as const, reason: null, decided_at: now, decided_by: actor.user_id };
  const request = await closeRequest(db, input.id, decided);
  if (request === undefined) return refuse('state_changed');
  await removeChangeDocuments({ ctx, input: { user_id: actor.user_id } });
  const { id: provider_id, user_id } = provider;
  await ctx.publish(providerChanged, { provider_id, user_id, event: 'change', reason: null });
  return viewRequest(request);
}

/** The actor's newest change request. */
export async function getChangeRequest({ ctx }: { ctx: Ctx<Person> }) {
  const provider = await findVerified(ctx.db, ctx.actor.user_id);
  if (provider === undefined) return refuse('provider_required');
  const request = await findNewestRequest(ctx.db, provider.id);
  return { change_request: request === undefined ? null : viewRequest(request) };
}

/** A change request, as its provider and admins see it. */
export function viewRequest({ id, changes, status, reason, created_at, decided_at }: ChangeRequestRow) {
  return {
    id,
    changes,
    status,
    reason,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}
