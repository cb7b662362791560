import type { AccountDeletion } from '@hirfa/contract/accounts';
import { isLeavingWord, LEAVING } from '@hirfa/domain/accounts';
import { setDeadlines } from '../../kernel/deadlines.ts';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import type { PersonCtx } from '../ctx.ts';
import { notifyOwner } from '../mails/request-message.ts';
import { hasJustSignedIn } from '../sessions/just-signed-in.ts';
import { checkPassword } from '../sign-in/check-password.ts';
import { findPasswordHash } from '../sign-in/password-queries.ts';
import { checkSecondFactor, findSecondFactors, type SecondFactorProof } from './check-second-factor.ts';
import { findDeletion, insertDeletion, isLastAdmin, removeDeletion } from './queries.ts';

/** The kind of the deadline at which an account ends. */
export const END_ACCOUNT = 'account.end';

/** Whether the person has requested the deletion of their account, and what prevents it. */
export async function getDeletion({ ctx }: { ctx: PersonCtx }) {
  const { user_id } = ctx.actor;
  const deletion = await findDeletion(ctx.db, user_id);
  return {
    ends_at: deletion?.ends_at.toISOString() ?? null,
    open_bookings: await ctx.services.privacy.openBookings(ctx.db, user_id),
    is_last_admin: await isLastAdmin(ctx.db),
    confirm_by: await confirmBy(ctx),
    second_factors: await findSecondFactors({ ctx }),
  };
}

/** A person without a password proves by a recent sign-in that the device is in their own hands. */
async function confirmBy(ctx: PersonCtx): Promise<AccountDeletion['confirm_by']> {
  if ((await findPasswordHash(ctx.services.pools.auth, ctx.actor.user_id)) !== undefined) return 'password';
  return (await hasJustSignedIn({ ctx })) ? 'word' : 'sign_in';
}

interface RequestInput {
  ctx: PersonCtx;
  input: { password?: string | undefined; word?: string | undefined } & SecondFactorProof;
}

/**
 * Ends the account in 14 days. It is refused while bookings are open, and for the last admin. A second factor is asked
 * for after the rest is right, so that no recovery code is used up in vain.
 */
export async function requestDeletion({ ctx, input }: RequestInput) {
  const { user_id } = ctx.actor;
  const deletion = await getDeletion({ ctx });
  if (deletion.is_last_admin) return refuse('last_admin');
  if (deletion.open_bookings.length > 0) return refuse('open_bookings');
  if (deletion.confirm_by === 'sign_in') return refuse('state_changed');
  const isAsked = deletion.second_factors.length > 0;
  if (isAsked && input.code === undefined && input.passkey === undefined) return refuse('second_factor_required');
  const isConfirmed =
    deletion.confirm_by === 'word'
      ? isLeavingWord(input.word ?? '')
      : await checkPassword({ ctx, input: { password: input.password ?? '' } });
  if (isRefusal(isConfirmed)) return isConfirmed;
  if (!isConfirmed) return refuse('wrong_confirmation');
  const shown = isAsked ? await checkSecondFactor({ ctx, input }) : null;
  if (isRefusal(shown)) return shown;
  const ends_at = new Date(ctx.now.getTime() + LEAVING.waitMs);
  const isFirst = await insertDeletion(ctx.db, { user_id, asked_at: ctx.now, ends_at });
  if (!isFirst) return deletion;
  await setDeadlines(ctx.db, user_id, [{ kind: END_ACCOUNT, due_at: ends_at }]);
  await notifyOwner({ ctx: withAuthPool(ctx), input: { kind: 'deletion_asked' } });
  return { ...deletion, ends_at: ends_at.toISOString() };
}

export async function cancelDeletion({ ctx }: { ctx: PersonCtx }) {
  const { user_id } = ctx.actor;
  if (!(await removeDeletion(ctx.db, user_id))) return refuse('state_changed');
  await setDeadlines(ctx.db, user_id, []);
  await notifyOwner({ ctx: withAuthPool(ctx), input: { kind: 'deletion_taken_back' } });
  return getDeletion({ ctx });
}

/** The owner's address is read as the `auth` login; the mail is sent after the commit of the person's transaction. */
const withAuthPool = (ctx: PersonCtx) => ({ ...ctx, db: ctx.services.pools.auth, transaction: ctx.db });
