import { isRefusal, refuse } from '../kernel/verb.ts';
import { giveBackLimits, type Limited, takeLimits } from './limits.ts';
import { askForMessage } from './messages.ts';
import { openSession } from './open-session.ts';
import type { AccountParts, Place } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { deleteOneTimeCodesOf, deleteSignUps, findOneTimeCode, useOneTimeCode } from './proof-queries.ts';
import { findUser, proveEmail, revokeSessionsOf, setPasswordHash } from './queries.ts';

/** Asks for a mail with the way to a new password. Whether there is an account is looked at when the mail is written. */
export async function requestPasswordReset(parts: AccountParts, { email }: { email: string }, place: Place, now: Date) {
  const limited = await takeLimits(
    parts,
    [
      ['reset_address', place.address],
      ['reset_mail', email],
    ],
    now,
  );
  if (isRefusal(limited)) return limited;
  await parts.pools.auth.transaction((db) => askForMessage(db, { kind: 'password_reset', recipient: email }, now));
  return { sent: true as const };
}

/** Sets a new password for the code of a mail, which proves the e-mail as well; everywhere else the person is signed out. */
export async function resetPassword(parts: AccountParts, input: { code: string; password: string }, place: Place, now: Date) {
  const limits: Limited[] = [['guess_address', place.address]];
  const limited = await takeLimits(parts, limits, now);
  if (isRefusal(limited)) return limited;
  const proof = await parts.pools.auth.transaction(async (db) => {
    const found = await findOneTimeCode(db, ['reset'], parts.secrets.hashToken(input.code), now);
    const user = found?.userId ? await findUser(db, found.userId) : undefined;
    if (!found || !user?.email || !(await useOneTimeCode(db, found.id, now))) return refuse('invalid_code');
    await setPasswordHash(db, user.id, await hashPassword(input.password), now);
    await proveEmail(db, user.id, now);
    await revokeSessionsOf(db, user.id, now);
    await deleteOneTimeCodesOf(db, user.id);
    await deleteSignUps(db, user.email);
    await askForMessage(db, { kind: 'password_changed', recipient: user.email, userAgent: place.userAgent }, now);
    return { user };
  });
  if (isRefusal(proof)) return proof;
  await giveBackLimits(parts, limits);
  return openSession(parts, proof, place, now);
}
