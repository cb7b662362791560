import { isRefusal, refuse } from '../kernel/verb.ts';
import { openSessionByBoth } from './open-session.ts';
import type { AccountParts, Place } from './parts.ts';
import { findUser } from './queries.ts';
import { limited, takeSecondFactor } from './second-factor.ts';
import { readChallenge } from './second-factor-challenge.ts';

/** Opens the session of somebody who proved the first factor before, and now the second. */
export async function passSecondFactor(parts: AccountParts, input: { challenge: string; code: string }, place: Place, now: Date) {
  const userId = await readChallenge(parts, input.challenge, now);
  if (userId === null) return refuse('invalid_code');
  const proof = await limited(parts, userId, now, () =>
    parts.pools.auth.transaction(async (db) => {
      const user = await findUser(db, userId);
      if (user === undefined || !(await takeSecondFactor(parts, db, userId, input.code, now))) return refuse('invalid_code');
      return { user };
    }),
  );
  return isRefusal(proof) ? proof : openSessionByBoth(parts, proof, place, now);
}
