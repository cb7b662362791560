import { type Person, isRefusal, refuse } from '../platform/verb.ts';
import { askForMessage } from './messages.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { knowsPassword } from './present-password.ts';
import { deleteOneTimeCodesOf } from './proof-queries.ts';
import { findUser, revokeSessionsOf, setPasswordHash } from './queries.ts';

/** Changes the password of who knows the present one; all other devices are signed out. */
export async function changePassword(
  parts: AccountParts,
  { user_id, session_id }: Person,
  input: { current_password: string; new_password: string },
  now: Date,
) {
  const { auth } = parts.pools;
  const isRight = await knowsPassword(parts, user_id, input.current_password, now);
  if (isRefusal(isRight)) return isRight;
  if (!isRight) return refuse('invalid_credentials');
  const fresh = await hashPassword(input.new_password);
  await auth.transaction(async (db) => {
    await setPasswordHash(db, user_id, fresh, now);
    await revokeSessionsOf(db, user_id, now, session_id);
    await deleteOneTimeCodesOf(db, user_id);
    const user = await findUser(db, user_id);
    if (user?.email) await askForMessage(db, { kind: 'password_changed', recipient: user.email }, now);
  });
  return { changed: true as const };
}
