import type { Database } from '../../platform/db.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';
import { deleteSecondFactor } from '../second-factors/queries.ts';
import { revokeSessionsOf } from '../sessions/queries.ts';
import { deletePassword } from './password-queries.ts';
import { deleteOneTimeCodesOf } from './queries.ts';

interface Unconfirmed {
  ctx: { db: Database; now: Date };
  input: { user_id: string };
}

/** Deletes everything that a stranger may have set up for an unconfirmed account, before its owner gets it. */
export async function clearForOwner({ ctx: { db, now }, input: { user_id } }: Unconfirmed): Promise<void> {
  await deletePassword(db, user_id);
  await deleteSecondFactor(db, user_id);
  await deletePasskeysOf(db, user_id);
  await deleteOneTimeCodesOf(db, user_id);
  await revokeSessionsOf(db, user_id, now);
}
