import type { Database } from '../platform/db.ts';
import { deleteOneTimeCodesOf } from './proof-queries.ts';
import { deletePasskeysOf } from './passkey-queries.ts';
import { deletePassword, revokeSessionsOf } from './queries.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';

/** An account that nobody had confirmed gets its owner: what a stranger may have set up for it goes. */
export async function clearForOwner(db: Database, userId: string, now: Date): Promise<void> {
  await deletePassword(db, userId);
  await deleteSecondFactor(db, userId);
  await deletePasskeysOf(db, userId);
  await deleteOneTimeCodesOf(db, userId);
  await revokeSessionsOf(db, userId, now);
}
