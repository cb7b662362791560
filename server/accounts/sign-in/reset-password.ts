import { isRefusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { deviceOf, rememberDevice } from '../known-devices.ts';
import { clearLimits, takeLimits } from '../limits.ts';
import { requestMessage } from '../mails/request-message.ts';
import { findUser } from '../queries.ts';
import { revokeSessionsOf } from '../sessions/queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { setPasswordHash } from './password-queries.ts';
import { hashPassword } from './passwords.ts';
import { deleteOneTimeCodesOf, deleteSignUps, findOneTimeCode, setEmailVerified, useOneTimeCode } from './queries.ts';

/**
 * Requests a mail with a link to set a new password. Whether an account exists is checked while the mail is written.
 */
export async function requestPasswordReset({ ctx, input: { email } }: { ctx: AccountCtx; input: { email: string } }) {
  const limited = await takeLimits(ctx, [
    ['reset_address', ctx.request.address],
    ['reset_mail', email],
  ]);
  if (isRefusal(limited)) return limited;
  await inTransaction(ctx, (tx) => requestMessage({ ctx: tx, input: { kind: 'password_reset', recipient: email } }));
  return { sent: true as const };
}

interface ResetInput {
  ctx: AccountCtx;
  input: { code: string; password: string };
}

/**
 * Sets a new password for the code of a mail, which also proves the e-mail. All sessions end and none is opened: a link
 * that somebody else sent must not sign a person in to another account.
 */
export async function resetPassword({ ctx, input }: ResetInput) {
  const { now, services, request } = ctx;
  if (await isCommonPassword(input.password)) return refuse('common_password');
  const changed = await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const found = await findOneTimeCode(db, ['reset'], services.secrets.hashToken(input.code), now);
    const user = found?.userId ? await findUser(db, found.userId) : undefined;
    if (!found || !user?.email || !(await useOneTimeCode(db, found.id, now))) return refuse('invalid_code');
    await setPasswordHash(db, user.id, await hashPassword(input.password), now);
    await setEmailVerified(db, user.id, now);
    await revokeSessionsOf(db, user.id, now);
    await deleteOneTimeCodesOf(db, user.id);
    await deleteSignUps(db, user.email);
    await requestMessage({
      ctx: tx,
      input: { kind: 'password_changed', recipient: user.email, userAgent: request.user_agent },
    });
    return { user_id: user.id, email: user.email };
  });
  if (isRefusal(changed)) return changed;
  const { user_id, email } = changed;
  // Whoever reads the mails is the owner. A thief's challenge is void; the second factor still has to be shown.
  await clearLimits(services, [
    ['sign_in_account', email],
    ['second_factor', user_id],
  ]);
  const device = deviceOf(ctx);
  await rememberDevice(ctx, device, [email]);
  return { changed: true as const, email, device };
}
