import { LEAVING } from '@hirfa/domain/accounts';
import { dropDeadline, postponeDeadline } from '../../kernel/deadlines.ts';
import { erasePersonalData, type PersonalTable } from '../../kernel/personal-data.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import type { AccountWorkCtx } from '../ctx.ts';
import { requestPhotoDeletion } from '../profile/photo-files.ts';
import { lockProfile } from '../profile/queries.ts';
import { hasRole } from '../queries.ts';
import { lockAdmins } from '../sign-in/admin-queries.ts';
import { END_ACCOUNT } from './deletion.ts';
import { countAdmins, lockDeletion, updateDeletion } from './queries.ts';

/**
 * A deadline: ends an account and erases the person; amounts stay without a name. The locked row prevents a concurrent
 * cancellation. The identity is erased first; if the rest fails, the next attempt erases it.
 */
export async function endAccount({
  ctx,
  input: { user_id },
}: {
  ctx: AccountWorkCtx;
  input: { user_id: string };
}): Promise<void> {
  const { privacy, pools } = ctx.services;
  await ctx.transaction('clock', async (tx) => {
    const deadline = { kind: END_ACCOUNT, entity_id: user_id, due_at: tx.now };
    const deletion = await lockDeletion(tx.db, user_id);
    if (deletion === undefined || deletion.ended_at !== null || deletion.ends_at > tx.now)
      return dropDeadline(tx.db, deadline);
    if (await mustWait(tx, ctx, user_id)) {
      const ends_at = new Date(tx.now.getTime() + LEAVING.againMs);
      await updateDeletion(tx.db, user_id, { ends_at });
      return postponeDeadline(tx.db, deadline, ends_at);
    }
    const profile = await lockProfile(tx.db, user_id);
    const tablesOf = (login: PersonalTable['login']) => privacy.tables.filter((table) => table.login === login);
    await pools.auth.transaction((identities) => erasePersonalData(identities, tablesOf('auth'), user_id));
    await erasePersonalData(tx.db, tablesOf('worker'), user_id);
    if (profile !== undefined) await requestPhotoDeletion(tx.db, user_id, profile.avatar_url);
    await updateDeletion(tx.db, user_id, { ended_at: tx.now });
    await dropDeadline(tx.db, deadline);
  });
}

/** Bookings that were made meanwhile have to end first, and one admin has to remain. */
async function mustWait({ db }: WriteCtx, { services }: AccountWorkCtx, userId: string): Promise<boolean> {
  if ((await services.privacy.openBookings(db, userId)).length > 0) return true;
  if (!(await hasRole(db, userId, 'admin'))) return false;
  // Nobody removes another admin until this one is gone.
  await lockAdmins(db);
  return (await countAdmins(db)) <= 1;
}
