import type { Leaving } from '@hirfa/contract/accounts';
import { isLeavingWord, LEAVING } from '@hirfa/domain/accounts';
import type { Database } from '../platform/db.ts';
import { setDeadlines } from '../kernel/deadlines.ts';
import { type Ctx, isRefusal, type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { hasJustSignedIn } from './just-signed-in.ts';
import { tellOwner } from './messages.ts';
import type { AccountParts } from './parts.ts';
import { knowsPassword } from './present-password.ts';
import { findDeletion, findPasswordHash, insertDeletion, isLastAdmin, removeDeletion } from './queries.ts';

/** What the clock has to do when an account's time is over. */
export const END_ACCOUNT = 'account.end';

interface Asked {
  ctx: WriteCtx<Person>;
  parts: Pick<AccountParts, 'pools' | 'privacy' | 'secrets'>;
}

/** Where the person stands with leaving. */
export async function getLeaving({ ctx, parts }: Asked) {
  const { user_id } = ctx.actor;
  const deletion = await findDeletion(ctx.db, user_id);
  return {
    ends_at: deletion?.ends_at.toISOString() ?? null,
    open_bookings: await parts.privacy.openBookings(ctx.db, user_id),
    is_last_admin: await isLastAdmin(ctx.db),
    confirm_by: await confirmBy(parts.pools.auth, ctx),
  };
}

/** Without a password it is having signed in just now that shows who somebody is. */
async function confirmBy(auth: Database, { actor, now }: Ctx<Person>): Promise<Leaving['confirm_by']> {
  if ((await findPasswordHash(auth, actor.user_id)) !== undefined) return 'password';
  return (await hasJustSignedIn(auth, actor, now)) ? 'word' : 'sign_in';
}

/** Lets the account end in 14 days. Who books or is booked finishes that first; the last admin stays. */
export async function leave({ ctx, parts, input }: Asked & { input: { password?: string | undefined; word?: string | undefined } }) {
  const { user_id } = ctx.actor;
  const standing = await getLeaving({ ctx, parts });
  if (standing.is_last_admin) return refuse('last_admin');
  if (standing.open_bookings.length > 0) return refuse('open_bookings');
  if (standing.confirm_by === 'sign_in') return refuse('state_changed');
  const isMeant =
    standing.confirm_by === 'word' ? isLeavingWord(input.word ?? '') : await knowsPassword(parts, user_id, input.password ?? '', ctx.now);
  if (isRefusal(isMeant)) return isMeant;
  if (!isMeant) return refuse('wrong_confirmation');
  const ends_at = new Date(ctx.now.getTime() + LEAVING.waitMs);
  const isFirst = await insertDeletion(ctx.db, { user_id, asked_at: ctx.now, ends_at });
  if (isFirst) {
    await setDeadlines(ctx.db, user_id, [{ kind: END_ACCOUNT, due_at: ends_at }]);
    await tellOwner(parts.pools.auth, 'deletion_asked', ctx.actor, ctx.now, ctx.db);
  }
  return isFirst ? { ...standing, ends_at: ends_at.toISOString() } : standing;
}

/** Changes one's mind. */
export async function stay({ ctx, parts }: Asked) {
  const { user_id } = ctx.actor;
  if (!(await removeDeletion(ctx.db, user_id))) return refuse('state_changed');
  await setDeadlines(ctx.db, user_id, []);
  await tellOwner(parts.pools.auth, 'deletion_taken_back', ctx.actor, ctx.now, ctx.db);
  return getLeaving({ ctx, parts });
}
