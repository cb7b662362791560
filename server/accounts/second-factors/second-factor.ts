import { randomBytes } from 'node:crypto';
import { RECOVERY_ALPHABET, SECOND_FACTOR } from '@hirfa/domain/accounts';
import { type Person, refuse } from '../../kernel/verb.ts';
import { type AccountCtx, inTransaction } from '../ctx.ts';
import { countFailures, pair } from '../limits.ts';
import { notifyOwner } from '../mails/request-message.ts';
import { findUser } from '../queries.ts';
import { clearSecondFactorAt, revokeSessionsOf, setSecondFactorAt } from '../sessions/queries.ts';
import { deleteSecondFactor, findSecondFactor, lockSecondFactor, putSecret, setConfirmed } from './queries.ts';
import { hashRecoveryCode, sealTotpSecret, takeSecondFactorCode, takeTotp } from './take-code.ts';
import { createTotpSecret, totpAddress } from './totp.ts';

interface CodeInput {
  ctx: AccountCtx<Person>;
  input: { code: string };
}

/** Whether the person has an authenticator app, and how many recovery codes are left. */
export async function getSecondFactor({ ctx: { db, actor } }: { ctx: AccountCtx<Person> }) {
  const row = await findSecondFactor(db, actor.user_id);
  if (row === undefined || row.confirmedAt === null) return { set_up_at: null, recovery_codes_left: 0 };
  return { set_up_at: row.confirmedAt.toISOString(), recovery_codes_left: row.recoveryHashes.length };
}

/** Starts to set up an authenticator app; an earlier start that was not confirmed is replaced. */
export async function startSecondFactor({ ctx: { db, actor, services } }: { ctx: AccountCtx<Person> }) {
  const secret = createTotpSecret();
  const user = await findUser(db, actor.user_id);
  const isPut = await putSecret(db, actor.user_id, await sealTotpSecret(services, actor.user_id, secret));
  if (!isPut) return refuse('state_changed');
  return { secret, address: totpAddress(secret, user?.email ?? user?.phone_number ?? '') };
}

/** Confirms the app by one of its codes: from now on sign-in requires a code. All sessions end except this one. */
export async function confirmSecondFactor({ ctx, input }: CodeInput) {
  const { user_id, session_id } = ctx.actor;
  return countWrongCodes(ctx, () =>
    inTransaction(ctx, async (tx) => {
      const { db, now, services } = tx;
      const row = await lockSecondFactor(db, user_id);
      if (row === undefined || row.confirmedAt !== null) return refuse('state_changed');
      if (!(await takeTotp(tx, row, input.code))) return refuse('invalid_code');
      const codes = Array.from({ length: SECOND_FACTOR.recoveryCodes }, createRecoveryCode);
      const hashes = codes.map((each) => hashRecoveryCode(services, user_id, each));
      await setConfirmed(db, user_id, hashes, now);
      await revokeSessionsOf(db, user_id, now, session_id);
      await setSecondFactorAt(db, session_id, now);
      await notifyOwner({ ctx: tx, input: { kind: 'second_factor_set_up' } });
      return { recovery_codes: codes.map((each) => each.replace(/(.{4})(?=.)/g, '$1-')) };
    }),
  );
}

export async function removeSecondFactor({ ctx, input }: CodeInput) {
  const { user_id } = ctx.actor;
  return countWrongCodes(ctx, () =>
    inTransaction(ctx, async (tx) => {
      if (!(await takeSecondFactorCode(tx, user_id, input.code))) return refuse('invalid_code');
      await deleteSecondFactor(tx.db, user_id);
      await clearSecondFactorAt(tx.db, user_id);
      await notifyOwner({ ctx: tx, input: { kind: 'second_factor_removed' } });
      return { removed: true as const };
    }),
  );
}

/** Wrong codes of a session count apart from those of a sign-in, in which a thief of the password tries them. */
function countWrongCodes<Answer>(ctx: AccountCtx<Person>, work: () => Promise<Answer>) {
  return countFailures(ctx, [['second_factor', pair(ctx.actor.user_id, ctx.actor.session_id)]], work);
}

function createRecoveryCode(): string {
  const bytes = randomBytes(SECOND_FACTOR.recoveryCodeLength);
  return Array.from(bytes, (byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]).join('');
}
