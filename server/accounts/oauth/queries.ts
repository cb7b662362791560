import { OAUTH_PROVIDERS, type OAuthProvider } from '@hirfa/domain/accounts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { credentials } from '../tables.ts';

/** The person whose account is linked with this OAuth account; undefined if none is. */
export async function findLinkedUser(
  db: Database,
  oauthProvider: OAuthProvider,
  subject: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.providerId, oauthProvider), eq(credentials.accountId, subject)));
  return row?.userId;
}

/** The OAuth providers with which a person signs in, and since when; two accounts at one of them count once. */
export async function findLinkedAccounts(
  db: Database,
  userId: string,
): Promise<{ oauthProvider: OAuthProvider; linkedAt: Date }[]> {
  const rows = await db
    .select({ oauthProvider: credentials.providerId, linkedAt: credentials.createdAt })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), inArray(credentials.providerId, [...OAUTH_PROVIDERS])))
    .orderBy(asc(credentials.createdAt), asc(credentials.id));
  return OAUTH_PROVIDERS.flatMap((oauthProvider) => {
    const first = rows.find((row) => row.oauthProvider === oauthProvider);
    return first === undefined ? [] : [{ oauthProvider, linkedAt: first.linkedAt }];
  });
}

export async function unlinkOAuth(db: Database, userId: string, oauthProvider: OAuthProvider): Promise<void> {
  await db.delete(credentials).where(and(eq(credentials.userId, userId), eq(credentials.providerId, oauthProvider)));
}
