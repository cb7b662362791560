import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { profiles, users } from '../tables.ts';

/** A profile as its person sees it. */
export async function findProfile(db: Database, userId: string) {
  const [row] = await db
    .select({
      user_id: profiles.user_id,
      full_name: profiles.full_name,
      avatar_url: profiles.avatar_url,
      is_provider: profiles.is_provider,
      created_at: profiles.created_at,
    })
    .from(profiles)
    .where(eq(profiles.user_id, userId));
  return row;
}

/** The preferences that a person has set; undefined if they have no profile. */
export async function findPreferences(db: Database, userId: string) {
  const [row] = await db
    .select({ stored: profiles.notification_preferences })
    .from(profiles)
    .where(eq(profiles.user_id, userId));
  return row?.stored;
}

/** A profile, locked for this transaction; undefined if there is none. */
export async function lockProfile(db: Database, userId: string) {
  const [row] = await db
    .select({
      full_name: profiles.full_name,
      avatar_url: profiles.avatar_url,
      notification_preferences: profiles.notification_preferences,
    })
    .from(profiles)
    .where(eq(profiles.user_id, userId))
    .for('no key update');
  return row;
}

export async function updateProfile(
  db: Database,
  userId: string,
  change: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await db.update(profiles).set(change).where(eq(profiles.user_id, userId));
}

/** Keeps the identity's own copy of a name equal to the profile's. */
export async function renameUser(db: Database, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
}

/** Deletes the address of a person's photo at an OAuth provider. */
export async function clearImage(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ image: null }).where(eq(users.id, userId));
}
