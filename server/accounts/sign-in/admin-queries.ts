import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { userRoles, users } from '../tables.ts';

/** Whether an admin exists; locks the table, so that a simultaneous creation waits. */
export async function lockAdmins(db: Database): Promise<boolean> {
  await db.execute(sql`lock table ${userRoles} in share row exclusive mode`);
  const [admin] = await db
    .select({ user_id: userRoles.user_id })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .limit(1);
  return admin !== undefined;
}

/** The account of an e-mail; created with an unconfirmed e-mail if there is none. */
export async function findOrCreateUserByEmail(db: Database, email: string, name: string, now: Date): Promise<string> {
  await db
    .insert(users)
    .values({ id: newId(), name, email, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email });
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error('an account was not created');
  return user.id;
}

export async function addAdmin(db: Database, userId: string, now: Date): Promise<void> {
  await db.insert(userRoles).values({ user_id: userId, role: 'admin', created_at: now }).onConflictDoNothing();
}
