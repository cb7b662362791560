import { type Person, isRefusal, refuse } from '../platform/verb.ts';
import { giveBackLimits, type Limited, takeLimits } from './limits.ts';
import { askForMessage } from './messages.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { deleteOneTimeCodesOf } from './proof-queries.ts';
import { findPasswordHash, findUser, revokeSessionsOf, setPasswordHash } from './queries.ts';

/** Changes the password of who knows the present one; all other devices are signed out. */
export async function changePassword(
  parts: AccountParts,
  { user_id, session_id }: Person,
  input: { current_password: string; new_password: string },
  now: Date,
) {
  const { auth } = parts.pools;
  const limits: Limited[] = [['change_password', user_id]];
  const limited = await takeLimits(parts, limits, now);
  if (isRefusal(limited)) return limited;
  const hash = await findPasswordHash(auth, user_id);
  if (hash === undefined || !(await verifyPassword({ hash, password: input.current_password }))) return refuse('invalid_credentials');
  const fresh = await hashPassword(input.new_password);
  await auth.transaction(async (db) => {
    await setPasswordHash(db, user_id, fresh, now);
    await revokeSessionsOf(db, user_id, now, session_id);
    await deleteOneTimeCodesOf(db, user_id);
    const user = await findUser(db, user_id);
    if (user?.email) await askForMessage(db, { kind: 'password_changed', recipient: user.email }, now);
  });
  await giveBackLimits(parts, limits);
  return { changed: true as const };
}
