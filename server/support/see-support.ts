import type { SupportSession } from '@hirfa/contract/support';
import { type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
import { supportSeen } from './events.ts';
import { changeSession, lockOwnSession } from './queries.ts';
import { publishSession } from './publish-changes.ts';
import { viewSession } from './views.ts';

/** Marks a session of the caller as read up to a message. The mark only goes forward, and never past the last one. */
export async function seeSupport({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; seq: number };
}): Promise<SupportSession | Refusal<'not_found'>> {
  const { db, actor } = ctx;
  const session = await lockOwnSession(db, input.id, actor.user_id);
  if (session === undefined) return refuse('not_found');
  const seen_seq = Math.min(input.seq, session.last_seq);
  if (seen_seq <= session.seen_seq) return viewSession(session);
  const seen = await changeSession(db, session.id, { seen_seq });
  await publishSession(ctx, seen);
  if (seen_seq >= session.answered_seq)
    await ctx.publish(supportSeen, { session_id: session.id, user_id: actor.user_id });
  return viewSession(seen);
}
