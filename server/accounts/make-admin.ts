import type { Pool } from '../platform/db.ts';
import { addAdmin, findOrMakeUserByEmail, lockAdmins } from './admin-queries.ts';
import { askForMessage } from './messages.ts';

interface Wanted {
  email: string;
  full_name: string;
  /** One more, where there is an admin already. */
  another: boolean;
}

/**
 * Makes an admin, who gets a mail with the way to a password of their own; whoever has an account keeps it. `owner` owns the database:
 * no login of the running product may do this.
 */
export function makeAdmin(owner: Pool, { email, full_name, another }: Wanted, now: Date): Promise<'made' | 'there_is_one'> {
  return owner.transaction(async (db) => {
    if ((await lockAdmins(db)) && !another) return 'there_is_one';
    await addAdmin(db, await findOrMakeUserByEmail(db, email, full_name, now), now);
    await askForMessage(db, { kind: 'password_reset', recipient: email }, now);
    return 'made';
  });
}
