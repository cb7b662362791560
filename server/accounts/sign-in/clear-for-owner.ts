import type { Database } from '../../platform/db.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteSecondFactor } from '../second-factors/queries.ts';
import { revokeSessionsOf } from '../sessions/queries.ts';
import { deletePassword } from './password-queries.ts';
import { deleteOneTimeCodesOf } from './queries.ts';

/** Deletes everything that a stranger may have set up for an unconfirmed account, before its owner gets it. */
export async function clearForOwner(db: Database, userId: string, now: Date): Promise<void> {
  await deletePassword(db, userId);
  await deleteSecondFactor(db, userId);
  await deletePasskeysOf(db, userId);
  await deleteOneTimeCodesOf(db, userId);
  await revokeSessionsOf(db, userId, now);
}
