import type { SupportNote } from '@hirfa/contract/support';
import { type AdminCtx, type Refusal, refuse } from '../../kernel/verb.ts';
import { findSession } from '../queries.ts';
import { findNote, insertNote, type NoteRow } from './desk-queries.ts';

/** Writes a note of the team about a session, also about one that has ended. Nobody tells the person. */
export async function addSupportNote({
  ctx,
  input: { session_id, id, text },
}: {
  ctx: AdminCtx;
  input: { session_id: string; id: string; text: string };
}): Promise<SupportNote | Refusal<'not_found' | 'idempotency_mismatch'>> {
  const { db, now, actor } = ctx;
  if ((await findSession(db, session_id)) === undefined) return refuse('not_found');
  const isAdded = await insertNote(db, { id, session_id, author_id: actor.user_id, text, created_at: now });
  const note = await findNote(db, id);
  if (note === undefined) throw new Error(`the note ${id} was not stored`);
  const isSame = note.session_id === session_id && note.author_id === actor.user_id && note.text === text;
  if (!isAdded && !isSame) return refuse('idempotency_mismatch');
  // The audit log has no words of it.
  const what = { action: 'support_session.note' as const, entity_type: 'support_session', entity_id: session_id };
  await ctx.audit({ ...what, before: {}, after: { note_id: id } });
  return viewNote(note);
}

export const viewNote = ({ id, text, author, created_at }: NoteRow): SupportNote => ({
  id,
  text,
  author,
  created_at: created_at.toISOString(),
});
