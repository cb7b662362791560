import { type OAuthProvider, SIGN_UP_LIFE_MS } from '@hirfa/domain/accounts';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { takeLimits } from '../limits.ts';
import { requestMessage } from '../mails/request-message.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { insertSignUp } from './queries.ts';

interface Input {
  ctx: AccountCtx;
  input: { full_name: string; email: string; password: string };
}

/** The e-mail has to be confirmed first; `handle` shows later that this browser requested the account. */
export interface ConfirmEmailFirst {
  handle: string;
}

/**
 * Requests an account. Every address is treated alike: whether its mail contains a code or states that an account
 * exists is decided while the mail is written.
 */
export async function signUp({ ctx, input }: Input) {
  const { full_name: name, email } = input;
  if (await isCommonPassword(input.password)) return refuse('common_password');
  const limited = await takeLimits(ctx, [
    ['sign_up_address', ctx.request.address],
    ['confirm_mail', email],
  ]);
  if (isRefusal(limited)) return limited;
  return requestConfirmation({ ctx, input: { email, name, password: await hashPassword(input.password) } });
}

/** How the person will sign in: with a password, of which this is the hash, or with an account at an OAuth provider. */
type SignInMethod = { password: string } | { oauthProvider: OAuthProvider; oauthSubject: string };
type Requested = { email: string; name: string } & SignInMethod;

/** Stores the requested account until its e-mail is confirmed. */
export async function requestConfirmation({
  ctx,
  input,
}: {
  ctx: AccountCtx;
  input: Requested;
}): Promise<ConfirmEmailFirst> {
  const { now, services } = ctx;
  const handle = services.secrets.token();
  const handleHash = services.secrets.hashToken(handle);
  const expiresAt = new Date(now.getTime() + SIGN_UP_LIFE_MS);
  await inTransaction(ctx, async (tx) => {
    const signUpId = await insertSignUp(tx.db, { ...input, handleHash, createdAt: now, expiresAt });
    await requestMessage({ ctx: tx, input: { kind: 'confirm_email', recipient: input.email, signUpId, handleHash } });
  });
  return { handle };
}
