import { type Person, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { countFailures } from '../limits.ts';
import { notifyOwner } from '../mails/request-message.ts';
import { lockSignInMethods } from '../queries.ts';
import { guessLimits, requestPhoneCode } from './phone-code.ts';
import { findPhoneOwners, setPhone, takeSentCode } from './queries.ts';

interface SendInput {
  ctx: AccountCtx<Person>;
  input: { phone_number: string };
}

/** Sends a code to a number that the actor wants to add. The session stands for the browser that requests it. */
export async function sendOwnPhoneCode({ ctx, input }: SendInput) {
  const refused = await requestPhoneCode(ctx, input.phone_number, ctx.actor.session_id);
  return refused ?? { sent: true as const };
}

interface ConfirmInput {
  ctx: AccountCtx<Person>;
  input: { phone_number: string; code: string };
}

/**
 * Adds the number that a code has proven to the actor's account. A number that the account has already is not replaced:
 * a thief of the session would keep its owner out.
 */
export async function confirmOwnPhone({ ctx, input: { phone_number, code } }: ConfirmInput) {
  const { now, services, actor } = ctx;
  return countFailures(ctx, await guessLimits(ctx, phone_number), () =>
    inTransaction(ctx, async (tx) => {
      const attempt = services.secrets.hashAttempt(phone_number, code, actor.session_id);
      if (!(await takeSentCode(tx.db, 'phone', phone_number, attempt, now))) return refuse('invalid_code');
      await lockSignInMethods(tx.db, actor.user_id);
      const { own, isOthers } = await findPhoneOwners(tx.db, actor.user_id, phone_number);
      if (isOthers) return refuse('phone_taken');
      if (own === phone_number) return { phone_number };
      if (own !== null) return refuse('state_changed');
      await setPhone(tx.db, actor.user_id, phone_number, now);
      await notifyOwner({ ctx: tx, input: { kind: 'phone_added' } });
      return { phone_number };
    }),
  );
}
