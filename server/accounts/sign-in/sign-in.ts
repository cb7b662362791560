import { isRefusal, type Refusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { findKnownDevice } from '../known-devices.ts';
import { countFailures, type Limited, pair, takeLimits } from '../limits.ts';
import { requestMessage } from '../mails/request-message.ts';
import { findUserByEmail } from '../queries.ts';
import { openOrChallenge } from '../second-factors/open-or-challenge.ts';
import type { Proof } from '../services.ts';
import { findPasswordHash, isPasswordHash } from './password-queries.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findSignUp, setSignUpHandle } from './queries.ts';
import { type ConfirmEmailFirst, requestConfirmation } from './sign-up.ts';

interface Input {
  ctx: AccountCtx;
  input: { email: string; password: string };
}

/**
 * Opens a session for a right password; if its e-mail was never confirmed, sends a new code instead. Exactly one
 * password hash is computed, whether the e-mail is known or not.
 */
export async function signIn({ ctx, input }: Input) {
  const proof = await countFailures(ctx, await limitsOf(ctx, input.email), () => prove({ ctx, input }));
  if (isRefusal(proof)) return proof;
  if (!('hash' in proof)) return requestConfirmationAgain(ctx, proof);
  const { user, hash } = proof;
  // Locked until the session is there: a simultaneous change of the password ends it, an earlier one is found here.
  return openOrChallenge({
    ctx,
    input: {
      user,
      refuseOutdated: async ({ db }) =>
        (await isPasswordHash(db, user.id, hash)) ? null : refuse('invalid_credentials'),
    },
  });
}

/** A known device has a limit of its own: attempts elsewhere do not lock the owner out. */
async function limitsOf(ctx: AccountCtx, email: string): Promise<Limited[]> {
  const { address } = ctx.request;
  const device = await findKnownDevice(ctx, email);
  if (device !== undefined) return [['sign_in_pair', pair(email, device)]];
  return [
    ['sign_in_pair', pair(email, address)],
    ['sign_in_address', address],
    ['sign_in_account', email],
  ];
}

/** A requested account, or an account that was created before e-mails were confirmed. */
type Unconfirmed = { signUpId: string; email: string } | { userId: string; name: string; email: string };

/** A right password, by its hash. */
interface RightPassword {
  user: Proof['user'];
  hash: string;
}

type Outcome = RightPassword | Unconfirmed | Refusal<'invalid_credentials'>;

async function prove({ ctx: { db, now, services, request }, input }: Input): Promise<Outcome> {
  const { email } = input;
  const { secrets } = services;
  const handleHash = request.sign_up_handle === undefined ? null : secrets.hashToken(request.sign_up_handle);
  const user = await findUserByEmail(db, email);
  const signUp = user === undefined ? await findSignUp(db, email, handleHash, now) : undefined;
  if (signUp?.password) {
    const isRight = await verifyPassword({ hash: signUp.password, password: input.password });
    return isRight ? { signUpId: signUp.id, email } : refuse('invalid_credentials');
  }
  const hash = user && (await findPasswordHash(db, user.id));
  if (user === undefined || hash === undefined) {
    await hashPassword(input.password);
    return refuse('invalid_credentials');
  }
  if (!(await verifyPassword({ hash, password: input.password }))) return refuse('invalid_credentials');
  return user.emailVerified ? { user, hash } : { userId: user.id, name: user.name, email };
}

async function requestConfirmationAgain(ctx: AccountCtx, unconfirmed: Unconfirmed) {
  const { secrets } = ctx.services;
  const { email } = unconfirmed;
  const limited = await takeLimits(ctx, [['confirm_mail', email]]);
  if (isRefusal(limited)) return limited;
  if ('userId' in unconfirmed) {
    const password = await findPasswordHash(ctx.db, unconfirmed.userId);
    if (password === undefined) return refuse('invalid_credentials');
    return requestConfirmation({ ctx, input: { email, name: unconfirmed.name, password } });
  }
  const confirmation: ConfirmEmailFirst = { handle: secrets.token() };
  const handleHash = secrets.hashToken(confirmation.handle);
  await inTransaction(ctx, async (tx) => {
    await setSignUpHandle(tx.db, unconfirmed.signUpId, handleHash);
    await requestMessage({
      ctx: tx,
      input: { kind: 'confirm_email', recipient: email, signUpId: unconfirmed.signUpId, handleHash },
    });
  });
  return confirmation;
}
