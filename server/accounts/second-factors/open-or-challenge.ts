import type { SecondFactorFirst } from '@hirfa/contract/accounts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import type { Proof } from '../services.ts';
import { activateSession, insertSessionOf, type OpenSession } from '../sessions/open-session.ts';
import { deleteSession } from '../sessions/queries.ts';
import { createChallenge } from './challenge.ts';
import { lockHasSecondFactor } from './queries.ts';

/** Opens the session of a person who proved a first factor, or asks for their second factor first. */
export async function openOrChallenge({
  ctx,
  input,
}: {
  ctx: AccountCtx;
  input: Proof;
}): Promise<OpenSession | SecondFactorFirst> {
  const row = await inTransaction(ctx, async (tx) => {
    // Locked: a second factor that is set up at this moment ends all earlier sessions, and must end this one too.
    if (!(await lockHasSecondFactor(tx.db, input.user.id))) return insertSessionOf(tx, input, null);
    if (input.token !== undefined) await deleteSession(tx.db, input.token);
    return null;
  });
  return row === null ? createChallenge(ctx, input.user.id) : activateSession({ ctx, input: { proof: input, row } });
}
