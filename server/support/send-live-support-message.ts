import type { SupportMessage } from '@hirfa/contract/support';
import { SUPPORT } from '@hirfa/domain/support';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { addAutoReplies, addMessage, findSent } from './add-message.ts';
import { refuseBeyond } from './limits.ts';
import { countSent } from './message-queries.ts';
import { lockOwnSession } from './queries.ts';
import { tellOfSession } from './tell.ts';
import { viewMessage } from './views.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: { session_id: string; message: string; id?: string | undefined };
}

type SendRefusal = Refusal<'not_found' | 'no_active_session' | 'too_many_requests' | 'idempotency_mismatch'>;

/** Stores a message of a person in their active session; outside of the hours, it is answered by itself. 7.33 */
export async function sendLiveSupportMessage({ ctx, input }: Work): Promise<SupportMessage | SendRefusal> {
  const { db, now, actor } = ctx;
  const { session_id, message, id = newId(now.getTime()) } = input;
  const session = await lockOwnSession(db, session_id, actor.user_id);
  if (session === undefined) return refuse('not_found');
  const before = await findSent(ctx, { id, session_id, message });
  if (before !== undefined) return isRefusal(before) ? before : viewMessage(before);
  if (session.status !== 'active') return refuse('no_active_session');
  const limit = { times: SUPPORT.perMinute, perMs: 60_000 };
  const refused = await refuseBeyond(limit, now, (since) => countSent(db, actor.user_id, since));
  if (refused !== null) return refused;
  const row = { id, sender_type: 'user' as const, sender_id: actor.user_id, message };
  const stored = await addMessage({ ctx, input: { session, row } });
  if (isRefusal(stored)) return stored;
  // The message has cleared the mark.
  if (session.resolved_at !== null) await tellOfSession(ctx, { ...session, last_seq: stored.seq });
  const written = { id: session_id, last_seq: stored.seq };
  await addAutoReplies({ ctx, input: { session: written, event: 'written' } });
  return viewMessage(stored);
}
