import type { SupportMessage } from '@hirfa/contract/support';
import { SUPPORT } from '@hirfa/domain/support';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { addAutoReplies, addMessage, type Content, findSent, type Sent } from './add-message.ts';
import { refuseBeyond } from './limits.ts';
import { countSent, type MessageRow } from './message-queries.ts';
import { lockOwnSession, type SessionRow } from './queries.ts';
import { publishSession } from './publish-changes.ts';
import { viewMessage } from './views.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: { session_id: string; message: string; id?: string | undefined };
}

type SendRefusal = Refusal<'not_found' | 'no_active_session' | 'too_many_requests' | 'idempotency_mismatch'>;

/** Stores a message of a person in their active session; outside of the hours, it is answered by itself. 7.33 */
export async function sendLiveSupportMessage({ ctx, input }: Work): Promise<SupportMessage | SendRefusal> {
  const { session_id, message, id = newId(ctx.now.getTime()) } = input;
  const isSame = (stored: MessageRow) => stored.message === message;
  return addOwn({ ctx, input: { id, session_id, isSame, content: { message } } });
}

/**
 * Checks whether a person can add a message to their session, which is locked; the same one sent again is answered with
 * the stored one.
 */
export async function checkOwn({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: Sent;
}): Promise<SupportMessage | { session: SessionRow } | SendRefusal> {
  const { db, now, actor } = ctx;
  const session = await lockOwnSession(db, input.session_id, actor.user_id);
  if (session === undefined) return refuse('not_found');
  const before = await findSent(ctx, input);
  if (before !== undefined) return isRefusal(before) ? before : viewMessage(before);
  if (session.status !== 'active') return refuse('no_active_session');
  const limit = { times: SUPPORT.perMinute, perMs: 60_000 };
  return (await refuseBeyond(limit, now, (since) => countSent(db, actor.user_id, since))) ?? { session };
}

/** Adds a message of a person to their session, once. */
export async function addOwn({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: Sent & { content: Content };
}): Promise<SupportMessage | SendRefusal> {
  const checked = await checkOwn({ ctx, input });
  if (isRefusal(checked) || 'message' in checked) return checked;
  const { session } = checked;
  const row = { id: input.id, ...input.content, sender_type: 'user' as const, sender_id: ctx.actor.user_id };
  const stored = await addMessage({ ctx, input: { session, row } });
  if (isRefusal(stored)) return stored;
  // The message has cleared the mark.
  if (session.resolved_at !== null) await publishSession(ctx, { ...session, last_seq: stored.seq });
  const written = { id: session.id, last_seq: stored.seq };
  await addAutoReplies({ ctx, input: { session: written, event: 'written' } });
  return viewMessage(stored);
}
