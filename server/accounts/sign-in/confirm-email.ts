import type { EmailConfirmed } from '@hirfa/contract/accounts';
import { isRefusal, type Refusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, type AccountTx, inTransaction } from '../ctx.ts';
import { countFailures, pair } from '../limits.ts';
import { findUserByEmail } from '../queries.ts';
import { openOrChallenge } from '../second-factors/open-or-challenge.ts';
import type { Proof } from '../services.ts';
import { clearForOwner } from './clear-for-owner.ts';
import { setPasswordHash } from './password-queries.ts';
import { confirmUser, deleteSignUps, linkOAuth, lockSignUps, takeSentCode } from './queries.ts';

interface Input {
  ctx: AccountCtx;
  input: { email: string; code: string };
}

/** The code of a mail proves its address: the account is created. */
export async function confirmEmail({ ctx, input: { email, code } }: Input) {
  const { request, services, now } = ctx;
  const limits = [
    ['guess_pair', pair(email, request.address)],
    ['guess_address', request.address],
  ] as const;
  const completed = await countFailures(ctx, limits, () =>
    inTransaction(ctx, async (tx) => {
      // Every other way to confirm this e-mail locks the same rows first.
      await lockSignUps(tx.db, email, now);
      const attempt = services.secrets.hashAttempt(email, code, request.sign_up_handle);
      const isRight = await takeSentCode(tx.db, 'confirm_email', email, attempt, now);
      return isRight ? completeSignUp({ ctx: tx, input: { email } }) : refuse('invalid_code');
    }),
  );
  return isRefusal(completed) ? completed : openOwnSignUp({ ctx, input: completed });
}

/** A proven e-mail, and the account if this browser requested it. */
type CompletedSignUp = EmailConfirmed | Proof;

/**
 * Opens a session only in the browser that requested the account: the link of an attacker's sign-up must not sign
 * another person in to the attacker's account.
 */
export async function openOwnSignUp({ ctx, input }: { ctx: AccountCtx; input: CompletedSignUp }) {
  return 'confirmed' in input ? input : openOrChallenge({ ctx, input });
}

/**
 * Creates the account of a proven e-mail, with the name and password (or OAuth account) that were requested in this
 * browser. If nothing was, the owner sets a password later: a stranger's password must not open the account.
 */
export async function completeSignUp({
  ctx,
  input: { email },
}: {
  ctx: AccountTx;
  input: { email: string };
}): Promise<CompletedSignUp | Refusal<'invalid_code'>> {
  const { db, now, services, request } = ctx;
  const handle = request.sign_up_handle;
  const requested = await lockSignUps(db, email, now);
  const handleHash = handle === undefined ? undefined : services.secrets.hashToken(handle);
  const own = requested.find((signUp) => signUp.handleHash === handleHash);
  const before = await findUserByEmail(db, email);
  if (before?.emailVerified) return refuse('invalid_code');
  const user = await confirmUser(db, { email, name: (own ?? requested[0])?.name ?? '' }, now);
  await deleteSignUps(db, email);
  if (before !== undefined) await clearForOwner({ ctx: { db, now }, input: { user_id: user.id } });
  if (own?.password) await setPasswordHash(db, user.id, own.password, now);
  if (own?.oauthProvider && own.oauthSubject) await linkOAuth(db, user.id, own.oauthProvider, own.oauthSubject, now);
  return own === undefined ? { confirmed: email } : { user };
}
