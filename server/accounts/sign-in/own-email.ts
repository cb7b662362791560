import { type Person, isRefusal, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { countFailures, pair, takeLimits } from '../limits.ts';
import { requestMessage } from '../mails/request-message.ts';
import { findPhoneNumber, lockSignInMethods } from '../queries.ts';
import { findUserAgent } from '../sessions/queries.ts';
import { deleteSignUps, findEmailOwners, lockSignUps, setEmail, takeSentCode } from './queries.ts';

interface SendInput {
  ctx: AccountCtx<Person>;
  input: { email: string };
}

/** Sends a code to an address that the actor wants to add. The session stands for the browser that requests it. */
export async function sendOwnEmailCode({ ctx, input: { email } }: SendInput) {
  const { user_id, session_id } = ctx.actor;
  const limited = await takeLimits(ctx, [
    ['own_mail', user_id],
    ['confirm_mail', email],
  ]);
  if (isRefusal(limited)) return limited;
  const handleHash = ctx.services.secrets.hashToken(session_id);
  await inTransaction(ctx, (tx) =>
    requestMessage({ ctx: tx, input: { kind: 'own_email_code', recipient: email, handleHash } }),
  );
  return { sent: true as const };
}

interface ConfirmInput {
  ctx: AccountCtx<Person>;
  input: { email: string; code: string };
}

/**
 * Adds the address that a code has proven to an account that was made by phone, and reports it to the phone. An address
 * that the account has already is not replaced: a thief of the session would keep its owner out.
 */
export async function confirmOwnEmail({ ctx, input: { email, code } }: ConfirmInput) {
  const { now, services, actor, request } = ctx;
  const limits = [
    ['guess_pair', pair(email, request.address)],
    ['guess_address', request.address],
  ] as const;
  return countFailures(ctx, limits, () =>
    inTransaction(ctx, async (tx) => {
      // Every other way to confirm this e-mail locks the same rows first.
      await lockSignUps(tx.db, email, now);
      const attempt = services.secrets.hashAttempt(email, code, actor.session_id);
      if (!(await takeSentCode(tx.db, 'own_email', email, attempt, now))) return refuse('invalid_code');
      await lockSignInMethods(tx.db, actor.user_id);
      const { own, isOthers } = await findEmailOwners(tx.db, actor.user_id, email);
      if (isOthers) return refuse('email_taken');
      if (own === email) return { email };
      const phone = await findPhoneNumber(tx.db, actor.user_id);
      if (own !== null || phone === null) return refuse('state_changed');
      await setEmail(tx.db, actor.user_id, email, now);
      await deleteSignUps(tx.db, email);
      const userAgent = await findUserAgent(tx.db, actor.session_id);
      await requestMessage({ ctx: tx, input: { kind: 'email_added', recipient: phone, userAgent } });
      return { email };
    }),
  );
}
