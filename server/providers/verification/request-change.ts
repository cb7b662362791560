import type { RequestedChanges } from '@hirfa/contract/providers';
import { changeProblems, type DocumentPurpose } from '@hirfa/domain/providers';
import { type Ctx, type Person, refuse, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { formOf } from '../applications/form-of.ts';
import { removeChangeDocuments } from '../documents/change-documents.ts';
import { findDocuments } from '../documents/queries.ts';
import { providerChanged } from '../events.ts';
import {
  type ChangeRequestRow,
  closeRequest,
  findVerified,
  findNewestRequest,
  findRequest,
  insertRequest,
  type ProviderRow,
} from './queries.ts';

/** Asks for a change of what was verified; until an admin approves it, the old data stay. */
export async function requestChange({ ctx, input }: { ctx: WriteCtx<Person>; input: { changes: RequestedChanges } }) {
  const provider = await findVerified(ctx.db, ctx.actor.user_id);
  if (provider === undefined) return refuse('provider_required');
  const given = givenChanges(provider, input.changes);
  const documents = await findDocuments(ctx.db, ctx.actor.user_id);
  const kindsFor = (purpose: DocumentPurpose) =>
    documents.filter((each) => each.purpose === purpose).map(({ kind }) => kind);
  const added = kindsFor('change');
  if (Object.keys(given).length === 0 && added.length === 0) return refuseField('changes', 'Nothing would change');
  const problems = changeProblems(formOf(provider, [], [], []), given, { present: kindsFor('application'), added });
  const fields = problems.map(({ field, problem }) => ({ path: field, message: problem }));
  if (fields.length > 0) return { refused: 'invalid_input' as const, data: { fields } };
  const request = await insertRequest(ctx.db, provider.id, given, ctx.now);
  if (request === undefined) return refuse('state_changed');
  const { id: provider_id, user_id } = provider;
  await ctx.publish(providerChanged, { provider_id, user_id, event: 'change', reason: null });
  return viewRequest(request);
}

/** What would change. A community provider has no name of a business. */
function givenChanges(provider: ProviderRow, changes: RequestedChanges) {
  const present: Record<string, unknown> = provider;
  const isTrusted = (changes.provider_type ?? provider.provider_type) === 'trusted_essential';
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) =>
      value === undefined || value === present[name] || (!isTrusted && name.startsWith('business'))
        ? []
        : [[name, value]],
    ),
  );
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

/** The actor's newest change request, and the documents that they have uploaded for it. */
export async function getChangeRequest({ ctx }: { ctx: Ctx<Person> }) {
  const provider = await findVerified(ctx.db, ctx.actor.user_id);
  if (provider === undefined) return refuse('provider_required');
  const [request, documents] = await Promise.all([
    findNewestRequest(ctx.db, provider.id),
    findDocuments(ctx.db, ctx.actor.user_id),
  ]);
  return {
    change_request: request === undefined ? null : viewRequest(request),
    documents: documents
      .filter(({ purpose }) => purpose === 'change')
      .map((document) => ({ ...document, created_at: document.created_at.toISOString() })),
  };
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
