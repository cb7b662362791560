import type { Pool } from '../../platform/db.ts';
import { inTransaction } from '../ctx.ts';
import { requestMessage } from '../mails/request-message.ts';
import { addAdmin, findOrCreateUserByEmail, lockAdmins } from './admin-queries.ts';

interface Input {
  /** `db` is the pool of the database's owner: no login of the running product may create admins. */
  ctx: { db: Pool; now: Date };
  /** `another` allows one more admin if one exists. */
  input: { email: string; full_name: string; another: boolean };
}

/** Creates an admin, who gets a mail with a link to set a password. An existing account of the e-mail is kept. */
export function createAdmin({ ctx, input: { email, full_name, another } }: Input): Promise<'created' | 'exists'> {
  return inTransaction(ctx, async (tx) => {
    if ((await lockAdmins(tx.db)) && !another) return 'exists';
    await addAdmin(tx.db, await findOrCreateUserByEmail(tx.db, email, full_name, tx.now), tx.now);
    await requestMessage({ ctx: tx, input: { kind: 'password_reset', recipient: email } });
    return 'created';
  });
}
