import { autoReplies } from '@hirfa/domain/support';
import { type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { supportMessageSent } from './events.ts';
import { findMessage, findAnnounced, insertMessage, type MessageRow, type NewMessageRow } from './message-queries.ts';
import { findHours, type SessionRow } from './queries.ts';
import type { SupportPhoto } from './tables.ts';

/** Words, or a photo whose file is stored. */
export type Content = { message: string } | { photo_id: string; photo: SupportPhoto };

/** A message on its way; its id is made by the client. */
export interface Sent {
  id: string;
  session_id: string;
  /** Whether a stored message of this id has the same content. */
  isSame: (stored: MessageRow) => boolean;
}

/** The stored message if the actor has sent this one before; undefined if it is new. */
export async function findSent(
  { db, actor }: WriteCtx<Person>,
  { id, session_id, isSame }: Sent,
): Promise<MessageRow | Refusal<'not_found' | 'idempotency_mismatch'> | undefined> {
  const before = await findMessage(db, id);
  if (before === undefined) return undefined;
  if (before.sender_id !== actor.user_id) return refuse('not_found');
  return before.session_id === session_id && isSame(before) ? before : refuse('idempotency_mismatch');
}

interface Added {
  session: Pick<SessionRow, 'id' | 'last_seq'>;
  row: Omit<NewMessageRow, 'session_id' | 'seq' | 'created_at'>;
}

/** Adds a message to a session, which is locked; refuses an id that a message of others has. */
export async function addMessage({
  ctx,
  input: { session, row },
}: {
  ctx: WriteCtx<Person>;
  input: Added;
}): Promise<MessageRow | Refusal<'not_found'>> {
  const place = { session_id: session.id, seq: session.last_seq + 1, created_at: ctx.now };
  const stored = await insertMessage(ctx.db, { ...row, ...place });
  if (stored === undefined) return refuse('not_found');
  const { id: message_id, session_id, seq, sender_type } = stored;
  await ctx.publish(supportMessageSent, { message_id, session_id, seq, sender_type });
  return stored;
}

/** Adds what the product itself answers after the last message; returns the number of the last one then. */
export async function addAutoReplies({
  ctx,
  input: { session, event },
}: {
  ctx: WriteCtx<Person>;
  input: { session: Added['session']; event: 'opened' | 'written' };
}): Promise<number> {
  const { db, now } = ctx;
  const { id, last_seq } = session;
  const replies = autoReplies({ event, now, hours: await findHours(db, now), announced: await findAnnounced(db, id) });
  for (const [index, reply] of replies.entries()) {
    const row = { id: newId(now.getTime()), sender_type: 'system' as const, ...reply };
    await addMessage({ ctx, input: { session: { id, last_seq: last_seq + index }, row } });
  }
  return last_seq + replies.length;
}
