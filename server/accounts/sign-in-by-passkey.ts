import { PASSKEY } from '@hirfa/domain/accounts';
import { isRefusal, refuse } from '../kernel/verb.ts';
import { giveBackLimits, type Limited, takeLimits } from './limits.ts';
import { openSessionByBoth } from './open-session.ts';
import type { AccountParts, Place } from './parts.ts';
import { insertChallenge, lockPasskey, setCounter, takeChallenge } from './passkey-queries.ts';
import { findUser } from './queries.ts';
import { readSignature, signatureWanted } from './webauthn.ts';

type Response = Parameters<typeof readSignature>[1];

/** What to ask a device for; which keys there are, the device knows. */
export async function startPasskeySignIn(parts: AccountParts, place: Place, now: Date) {
  const limited = await takeLimits(parts, [['passkey_address', place.address]], now);
  if (isRefusal(limited)) return limited;
  const options = await signatureWanted(parts.origin());
  const expires = new Date(now.getTime() + PASSKEY.challengeMs);
  await insertChallenge(parts.pools.auth, parts.secrets.hashToken(options.challenge), null, expires);
  return { options: { ...options } };
}

/** Opens the session of whose key signed what was asked for. It counts as both factors: the device has checked that it is its owner. */
export async function signInByPasskey(parts: AccountParts, { response }: { response: Response }, place: Place, now: Date) {
  const { pools, secrets, origin } = parts;
  const limits: Limited[] = [['guess_address', place.address]];
  const limited = await takeLimits(parts, limits, now);
  if (isRefusal(limited)) return limited;
  const proof = await pools.auth.transaction(async (db) => {
    const key = await lockPasskey(db, response.id);
    const user = key && (await findUser(db, key.userId));
    if (key === undefined || user === undefined || !names(response, key.userId)) return refuse('invalid_code');
    const counter = await readSignature(origin(), response, key, (challenge) => takeChallenge(db, secrets.hashToken(challenge), null, now));
    if (counter === null) return refuse('invalid_code');
    await setCounter(db, key.id, counter);
    return { user };
  });
  if (isRefusal(proof)) return proof;
  await giveBackLimits(parts, limits);
  return openSessionByBoth(parts, proof, place, now);
}

/** Whether the device says that the key is this person's. */
function names({ response: { userHandle } }: Response, userId: string): boolean {
  return Buffer.from(userHandle ?? '', 'base64url').toString() === userId;
}
