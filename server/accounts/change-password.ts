import { type Person, isRefusal, refuse } from '../kernel/verb.ts';
import { tellOwner } from './messages.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { knowsPassword } from './present-password.ts';
import { deleteOneTimeCodesOf } from './proof-queries.ts';
import { revokeSessionsOf, setPasswordHash } from './queries.ts';

/** Changes the password of who knows the present one; all other devices are signed out. */
export async function changePassword(
  parts: AccountParts,
  person: Person,
  input: { current_password: string; new_password: string },
  now: Date,
) {
  const { auth } = parts.pools;
  const { user_id, session_id } = person;
  const isRight = await knowsPassword(parts, user_id, input.current_password, now);
  if (isRefusal(isRight)) return isRight;
  if (!isRight) return refuse('invalid_credentials');
  const fresh = await hashPassword(input.new_password);
  await auth.transaction(async (db) => {
    await setPasswordHash(db, user_id, fresh, now);
    await revokeSessionsOf(db, user_id, now, session_id);
    await deleteOneTimeCodesOf(db, user_id);
    await tellOwner(db, 'password_changed', person, now);
  });
  return { changed: true as const };
}
