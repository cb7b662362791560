import { isRefusal, type Refusal, refuse } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';
import { giveBackLimits, type Limited, pair, takeLimits } from './limits.ts';
import { openSession, type Proof } from './open-session.ts';
import type { AccountParts, Place } from './parts.ts';
import { deleteSignUps, lockSignUps, takeSentCode } from './proof-queries.ts';
import { linkProvider } from './provider-queries.ts';
import { confirmUser, findUserByEmail, setPasswordHash } from './queries.ts';
import { clearForOwner } from './take-over.ts';

/** A code of a mail proves its address: the account is made and its session opened. */
export async function confirmEmail(
  parts: AccountParts,
  { email, code }: { email: string; code: string },
  handle: string | undefined,
  place: Place,
  now: Date,
) {
  const limits: Limited[] = [
    ['guess_pair', pair(email, place.address)],
    ['guess_address', place.address],
  ];
  const limited = await takeLimits(parts, limits, now);
  if (isRefusal(limited)) return limited;
  const proof = await parts.pools.auth.transaction(async (db) => {
    // Whoever confirms this e-mail in another way at this moment holds the same rows first.
    await lockSignUps(db, email, now);
    const isRight = await takeSentCode(db, 'confirm_email', email, parts.secrets.hashTry(email, code, handle), now);
    return isRight ? completeSignUp(parts, db, email, handle, now) : refuse('invalid_code');
  });
  if (isRefusal(proof)) return proof;
  await giveBackLimits(parts, limits);
  return openSession(parts, proof, place, now);
}

/**
 * Makes the account of an e-mail that is proven. Several people may have asked for it: the name and the password, or the provider, that
 * count are those asked for in this very browser (`handle`). Where it asked for none, the account has no password until its owner chooses one; so
 * nobody gets in by a password they once gave for somebody else's address.
 */
export async function completeSignUp(
  { secrets }: AccountParts,
  db: Database,
  email: string,
  handle: string | undefined,
  now: Date,
): Promise<Proof | Refusal<'invalid_code'>> {
  const asked = await lockSignUps(db, email, now);
  const handleHash = handle === undefined ? undefined : secrets.hashToken(handle);
  const own = asked.find((signUp) => signUp.handleHash === handleHash);
  const before = await findUserByEmail(db, email);
  if (before?.emailVerified) return refuse('invalid_code');
  const user = await confirmUser(db, { email, name: (own ?? asked[0])?.name ?? '' }, now);
  await deleteSignUps(db, email);
  if (before !== undefined) await clearForOwner(db, user.id, now);
  if (own?.password) await setPasswordHash(db, user.id, own.password, now);
  if (own?.providerId && own.accountId) await linkProvider(db, user.id, own.providerId, own.accountId, now);
  return { user };
}
