import { LEAVING } from '@hirfa/domain/accounts';
import type { Pool } from '../platform/db.ts';
import { type Deadline, dropDeadline, postponeDeadline } from '../kernel/deadlines.ts';
import { erasePersonalData, type PersonalTable } from '../kernel/personal-data.ts';
import { asWorker, type Scope } from '../kernel/transactions.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { askToForgetPhoto } from './change-photo.ts';
import type { AccountParts } from './parts.ts';
import { countAdmins, hasRole, lockDeletion, lockProfile, updateDeletion } from './queries.ts';

type Parts = Pick<AccountParts, 'pools' | 'privacy'> & { pool: Pool; scope(): Scope };

/**
 * Ends an account whose time is over: what names its person is erased, amounts stay with nobody. The row is held throughout, so
 * that nobody changes their mind in between; the identity goes first, and a failure afterwards only means that the rest
 * is done at the next try.
 */
export async function endAccount(parts: Parts, deadline: Deadline): Promise<void> {
  const userId = deadline.entity_id;
  await asWorker(parts.pool, 'clock', parts.scope(), async (ctx) => {
    const deletion = await lockDeletion(ctx.db, userId);
    if (deletion === undefined || deletion.ended_at !== null || deletion.ends_at > ctx.now) {
      return dropDeadline(ctx.db, { ...deadline, due_at: ctx.now });
    }
    if (await mayNotLeave(ctx, parts, userId)) return waitLonger(ctx, deadline);
    const profile = await lockProfile(ctx.db, userId);
    const kept = (keeper: PersonalTable['keeper']) => parts.privacy.tables.filter((table) => table.keeper === keeper);
    await parts.pools.auth.transaction((tx) => erasePersonalData(tx, kept('auth'), userId));
    await erasePersonalData(ctx.db, kept('worker'), userId);
    if (profile !== undefined) await askToForgetPhoto(ctx.db, userId, profile.avatar_url);
    await updateDeletion(ctx.db, userId, { ended_at: ctx.now });
    await dropDeadline(ctx.db, { ...deadline, due_at: ctx.now });
  });
}

/** Who booked meanwhile finishes that first, and there is always an admin. */
async function mayNotLeave({ db }: WriteCtx, { privacy }: Parts, userId: string): Promise<boolean> {
  if ((await privacy.openBookings(db, userId)).length > 0) return true;
  return (await hasRole(db, userId, 'admin')) && (await countAdmins(db)) <= 1;
}

async function waitLonger({ db, now }: WriteCtx, deadline: Deadline): Promise<void> {
  const ends_at = new Date(now.getTime() + LEAVING.againMs);
  await updateDeletion(db, deadline.entity_id, { ends_at });
  await postponeDeadline(db, deadline, ends_at);
}
