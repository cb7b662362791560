import { type Person, isRefusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { notifyOwner } from '../mails/request-message.ts';
import { revokeSessionsOf } from '../sessions/queries.ts';
import { checkPassword } from './check-password.ts';
import { isCommonPassword } from './common-passwords.ts';
import { setPasswordHash } from './password-queries.ts';
import { hashPassword } from './passwords.ts';
import { deleteOneTimeCodesOf } from './queries.ts';

interface Input {
  ctx: AccountCtx<Person>;
  input: { current_password: string; new_password: string };
}

/** Changes the password of a person who enters the current one; all other devices are signed out. */
export async function changePassword({ ctx, input }: Input) {
  const { user_id, session_id } = ctx.actor;
  const isRight = await checkPassword({ ctx, input: { password: input.current_password } });
  if (isRefusal(isRight)) return isRight;
  if (!isRight) return refuse('invalid_credentials');
  if (await isCommonPassword(input.new_password)) return refuse('common_password');
  const hash = await hashPassword(input.new_password);
  return inTransaction(ctx, async (tx) => {
    await setPasswordHash(tx.db, user_id, hash, tx.now);
    await revokeSessionsOf(tx.db, user_id, tx.now, session_id);
    await deleteOneTimeCodesOf(tx.db, user_id);
    await notifyOwner({ ctx: tx, input: { kind: 'password_changed' } });
    return { changed: true as const };
  });
}
