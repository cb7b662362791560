import { createHash, timingSafeEqual } from 'node:crypto';
import { isRefusal, refuse } from '../kernel/verb.ts';
import { completeSignUp } from './confirm-email.ts';
import { giveBackLimits, type Limited, takeLimits } from './limits.ts';
import { openSession } from './open-session.ts';
import type { AccountParts, Place } from './parts.ts';
import { findOneTimeCode, lockSignUps, useOneTimeCode } from './proof-queries.ts';
import { findUser } from './queries.ts';

interface Input {
  code: string;
  code_verifier?: string | undefined;
}

/** Opens a session for a one-time code: of a mail's link, or of a redirect, whose code only the holder of its verifier can use. 2.4 */
export async function exchangeCode(parts: AccountParts, input: Input, handle: string | undefined, place: Place, now: Date) {
  const limits: Limited[] = [['guess_address', place.address]];
  const limited = await takeLimits(parts, limits, now);
  if (isRefusal(limited)) return limited;
  const proof = await parts.pools.auth.transaction(async (db) => {
    const codeHash = parts.secrets.hashToken(input.code);
    const found = await findOneTimeCode(db, ['signup', 'oauth'], codeHash, now);
    // Whoever confirms this e-mail in another way at this moment holds the same rows first.
    if (found?.email) await lockSignUps(db, found.email, now);
    const used = found && (await useOneTimeCode(db, found.id, now));
    if (!used || !isHolder(found.codeChallenge, input.code_verifier)) return refuse('invalid_code');
    if (found.email) return completeSignUp(parts, db, found.email, handle, now);
    const user = await findUser(db, found.userId ?? '');
    return user === undefined ? refuse('invalid_code') : { user };
  });
  if (isRefusal(proof)) return proof;
  await giveBackLimits(parts, limits);
  return openSession(parts, proof, place, now);
}

/** PKCE (RFC 7636), S256. Who brings a verifier expects a code that is bound to it: any other was slipped to them. */
function isHolder(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null) return verifier === undefined;
  const given = createHash('sha256')
    .update(verifier ?? '')
    .digest();
  const wanted = Buffer.from(challenge, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
