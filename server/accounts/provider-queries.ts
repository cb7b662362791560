import { OAUTH_PROVIDERS, type OAuthProvider } from '@hirfa/domain/accounts';
import { and, asc, eq, inArray } from 'drizzle-orm';
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

/** Through which providers somebody comes in, and since when; two identities of one are one way. */
export async function findLinkedAccounts(db: Database, userId: string): Promise<{ provider: OAuthProvider; linkedAt: Date }[]> {
  const rows = await db
    .select({ provider: credentials.providerId, linkedAt: credentials.createdAt })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), inArray(credentials.providerId, [...OAUTH_PROVIDERS])))
    .orderBy(asc(credentials.createdAt), asc(credentials.id));
  return OAUTH_PROVIDERS.flatMap((provider) => {
    const first = rows.find((row) => row.provider === provider);
    return first === undefined ? [] : [{ provider, linkedAt: first.linkedAt }];
  });
}

export async function unlinkProvider(db: Database, userId: string, provider: OAuthProvider): Promise<void> {
  await db.delete(credentials).where(and(eq(credentials.userId, userId), eq(credentials.providerId, provider)));
}

/** The identity that was linked at that moment; whether it was still there. */
export async function unlinkProviderOfThen(db: Database, userId: string, provider: OAuthProvider, createdAt: Date): Promise<boolean> {
  const linked = and(eq(credentials.userId, userId), eq(credentials.providerId, provider), eq(credentials.createdAt, createdAt));
  return (await db.delete(credentials).where(linked).returning({ id: credentials.id })).length > 0;
}
