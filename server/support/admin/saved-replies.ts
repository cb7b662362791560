import type { SavedReply } from '@hirfa/contract/support';
import { type AdminCtx, type Ctx, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { deleteReply, findReplies, insertReply, lockReply, updateReply } from './desk-queries.ts';

export async function listSavedReplies({ ctx: { db } }: { ctx: Ctx<Person> }) {
  return findReplies(db);
}

/** Adds a reply (`version` 0), or changes the one that the admin saw. */
export async function saveReply({
  ctx,
  input,
}: {
  ctx: AdminCtx;
  input: SavedReply;
}): Promise<SavedReply | Refusal<'not_found' | 'state_changed'>> {
  const { db, now } = ctx;
  const { version, ...reply } = input;
  const before = await lockReply(db, input.id);
  if (before === undefined && version > 0) return refuse('not_found');
  const isSaved = before !== undefined && isSame(before, reply);
  if (before !== undefined && before.version !== version && !isSaved) return refuse('state_changed');
  const stored =
    before === undefined
      ? await insertReply(db, reply, now)
      : isSaved
        ? before
        : await updateReply(db, { ...reply, version: version + 1 }, now);
  // Another tab has added it at the same time.
  if (stored === undefined) return refuse('state_changed');
  const what = { action: 'saved_reply.save' as const, entity_type: 'saved_reply', entity_id: input.id };
  await ctx.audit({ ...what, before: before ?? {}, after: stored });
  return stored;
}

/** Whether a reply was saved like this already: the answer of an earlier call was lost. */
function isSame(before: SavedReply, { name, text_en, text_ar }: Omit<SavedReply, 'version'>): boolean {
  return before.name === name && before.text_en === text_en && before.text_ar === text_ar;
}

export async function removeReply({ ctx, input: { id } }: { ctx: AdminCtx; input: { id: string } }) {
  const removed = await deleteReply(ctx.db, id);
  if (removed === undefined) return refuse('not_found');
  await ctx.audit({
    action: 'saved_reply.remove',
    entity_type: 'saved_reply',
    entity_id: id,
    before: removed,
    after: {},
  });
  return { removed: true as const };
}
