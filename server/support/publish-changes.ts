import { joinedStream } from '@hirfa/contract/joined-streams';
import type { EventPayload } from '../kernel/events.ts';
import type { Ctx, WriteCtx } from '../kernel/verb.ts';
import { notifyStreams } from '../platform/streams.ts';
import type { supportMessageSent, supportSessionOpened } from './events.ts';
import { findSession, type SessionRow } from './queries.ts';

/** After the commit, pages that show a session, those of its person and the inboxes read again what has changed. */
export async function publishSession({ db, now }: Ctx, { id, user_id, last_seq }: SessionRow): Promise<void> {
  const streams = [joinedStream('support', id), 'admins', ...(user_id === null ? [] : [`user:${user_id}`])];
  await notifyStreams(db, streams, { type: 'support_session', entity_id: id, version: last_seq }, now);
}

/** A subscriber: admins hear of a new session. 7.46 */
export async function publishOpening({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof supportSessionOpened>;
}): Promise<void> {
  const session = await findSession(ctx.db, input.session_id);
  if (session !== undefined) await publishSession(ctx, session);
}

/**
 * A subscriber: pages that show the session ask for what follows their last message, and inboxes show it. Auto-replies
 * are no news for admins. 7.46
 */
export async function publishMessage({
  ctx: { db, now },
  input: { session_id, seq, sender_type },
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof supportMessageSent>;
}): Promise<void> {
  const streams = [joinedStream('support', session_id), ...(sender_type === 'system' ? [] : ['admins'])];
  await notifyStreams(db, streams, { type: 'support_message', entity_id: session_id, version: seq }, now);
}
