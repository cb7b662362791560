import type { ErrorCode } from '@hirfa/contract';
import type { SecondFactorFirst } from '@hirfa/contract/accounts';
import { isRefusal, type Refusal } from '../../kernel/verb.ts';
import { type AccountCtx, type AccountTx, inTransaction } from '../ctx.ts';
import { refuseSuspended } from '../power/refuse-suspended.ts';
import type { Proof } from '../services.ts';
import { activateSession, insertSessionOf, type OpenSession } from '../sessions/open-session.ts';
import { createChallenge } from './challenge.ts';
import { lockHasSecondFactor } from './queries.ts';

interface Proven<Code extends ErrorCode> {
  ctx: AccountCtx;
  input: Proof & {
    /** Refuses a proof that no longer holds, in the transaction that opens the session. */
    refuseOutdated?: (tx: AccountTx) => Promise<Refusal<Code> | null>;
  };
}

/**
 * Opens the session of a person who proved a first factor, or asks for their second factor first. Who is suspended is
 * told why.
 */
export async function openOrChallenge<Code extends ErrorCode = never>({
  ctx,
  input,
}: Proven<Code>): Promise<OpenSession | SecondFactorFirst | Refusal<'account_suspended' | Code>> {
  const row = await inTransaction(ctx, async (tx) => {
    const outdated = (await input.refuseOutdated?.(tx)) ?? null;
    if (outdated !== null) return outdated;
    const suspended = await refuseSuspended({ ctx: tx, input: { user_id: input.user.id } });
    // Locked: a second factor that is set up at this moment ends all earlier sessions, and must end this one too.
    if (suspended === null && !(await lockHasSecondFactor(tx.db, input.user.id)))
      return insertSessionOf(tx, input, null);
    return suspended;
  });
  if (isRefusal(row)) return row;
  return row === null ? createChallenge(ctx, input.user.id) : activateSession({ ctx, input: { proof: input, row } });
}
