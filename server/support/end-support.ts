import type { SupportSession } from '@hirfa/contract/support';
import { setDeadlines } from '../kernel/deadlines.ts';
import { type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
import { changeSession, lockOwnSession } from './queries.ts';
import { publishSession } from './publish-changes.ts';
import { viewSession } from './views.ts';

/** Ends a session of the caller. One that has ended stays as it is. */
export async function endSupport({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: { id: string };
}): Promise<SupportSession | Refusal<'not_found'>> {
  const { db, now, actor } = ctx;
  const session = await lockOwnSession(db, input.id, actor.user_id);
  if (session === undefined) return refuse('not_found');
  if (session.status === 'ended') return viewSession(session);
  const ended = await changeSession(db, session.id, { status: 'ended', ended_at: now });
  await setDeadlines(db, session.id, []);
  await publishSession(ctx, ended);
  return viewSession(ended);
}
