import type { SupportSession } from '@hirfa/contract/support';
import type { SupportRating } from '@hirfa/domain/support';
import { type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
import { changeSession, lockOwnSession } from './queries.ts';
import { publishSession } from './publish-changes.ts';
import { viewSession } from './views.ts';

/** Rates a session of the caller that has ended, in which somebody has answered; a later rating replaces it. */
export async function rateSupport({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; rating: SupportRating };
}): Promise<SupportSession | Refusal<'not_found' | 'state_changed'>> {
  const session = await lockOwnSession(ctx.db, input.id, ctx.actor.user_id);
  if (session === undefined) return refuse('not_found');
  if (session.status === 'active' || session.answered_seq === 0) return refuse('state_changed');
  const rated = await changeSession(ctx.db, session.id, { rating: input.rating });
  await publishSession(ctx, rated);
  return viewSession(rated);
}
