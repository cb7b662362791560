import type { OAuthProvider } from '@hirfa/domain/accounts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { credentials } from './tables.ts';

/** Whose account an identity of a provider opens; undefined where it opens none. */
export async function findLinkedUser(db: Database, provider: OAuthProvider, subject: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.providerId, provider), eq(credentials.accountId, subject)));
  return row?.userId;
}

/** One more way into an account; whether it is new. */
export async function linkProvider(db: Database, userId: string, provider: string, subject: string, now: Date): Promise<boolean> {
  const row = { id: newId(), userId, providerId: provider, accountId: subject, createdAt: now, updatedAt: now };
  const made = await db.insert(credentials).values(row).onConflictDoNothing().returning({ id: credentials.id });
  return made.length > 0;
}
