import { isRefusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { findKnownDevice } from '../known-devices.ts';
import { countFailures, pair } from '../limits.ts';
import { findUser } from '../queries.ts';
import { openSessionWithSecondFactor } from '../sessions/open-session.ts';
import { readChallenge } from './challenge.ts';
import { takeSecondFactorCode } from './take-code.ts';

interface Input {
  ctx: AccountCtx;
  input: { challenge: string; code: string };
}

/** Opens the session of a person who proved the first factor before, and now the second. */
export async function passSecondFactor({ ctx, input }: Input) {
  const userId = await readChallenge(ctx, input.challenge);
  if (userId === null) return refuse('invalid_code');
  const device = await findKnownDevice(ctx, userId);
  // A known device has a limit of its own: a thief of the password does not lock the owner out.
  const subject = device === undefined ? userId : pair(userId, device);
  const proof = await countFailures(ctx, [['second_factor', subject]], () =>
    inTransaction(ctx, async (tx) => {
      const user = await findUser(tx.db, userId);
      if (user === undefined || !(await takeSecondFactorCode(tx, userId, input.code))) return refuse('invalid_code');
      return { user };
    }),
  );
  return isRefusal(proof) ? proof : openSessionWithSecondFactor({ ctx, input: proof });
}
