import { and, desc, eq } from 'drizzle-orm';
import { shareCatalogue } from '../../catalogue/index.ts';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { providerChangeRequests } from '../application-tables.ts';
import { providerProfiles } from '../tables.ts';

export type ProviderRow = typeof providerProfiles.$inferSelect;
export type ChangeRequestRow = typeof providerChangeRequests.$inferSelect;

/** A provider profile; undefined if there is none that the actor may see. */
export async function findProvider(db: Database, id: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(providerProfiles).where(eq(providerProfiles.id, id));
  return row;
}

/** Locks a provider profile until the end of the transaction; undefined if the actor may not change it. */
export async function lockProvider(db: Database, id: string): Promise<ProviderRow | undefined> {
  await shareCatalogue(db);
  const [row] = await db.select().from(providerProfiles).where(eq(providerProfiles.id, id)).for('no key update');
  return row;
}

export async function updateProvider(
  db: Database,
  id: string,
  change: Partial<typeof providerProfiles.$inferInsert>,
): Promise<void> {
  await db.update(providerProfiles).set(change).where(eq(providerProfiles.id, id));
}

/** The verified profile of a person, active or suspended: a change that they ask for may end the suspension. */
export async function findVerified(db: Database, userId: string): Promise<ProviderRow | undefined> {
  const isVerified = eq(providerProfiles.verification_status, 'verified');
  const [row] = await db
    .select()
    .from(providerProfiles)
    .where(and(eq(providerProfiles.user_id, userId), isVerified));
  return row;
}

/** The newest change request of a provider. */
export async function findNewestRequest(db: Database, providerId: string): Promise<ChangeRequestRow | undefined> {
  const { created_at } = providerChangeRequests;
  const [row] = await db
    .select()
    .from(providerChangeRequests)
    .where(eq(providerChangeRequests.provider_id, providerId))
    .orderBy(desc(created_at), desc(providerChangeRequests.id))
    .limit(1);
  return row;
}

export async function findRequest(db: Database, id: string): Promise<ChangeRequestRow | undefined> {
  const [row] = await db.select().from(providerChangeRequests).where(eq(providerChangeRequests.id, id));
  return row;
}

/** Adds a request; undefined if another one is open. */
export async function insertRequest(
  db: Database,
  providerId: string,
  changes: ChangeRequestRow['changes'],
  now: Date,
): Promise<ChangeRequestRow | undefined> {
  const [row] = await db
    .insert(providerChangeRequests)
    .values({ id: newId(now.getTime()), provider_id: providerId, changes, created_at: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Closes an open request; undefined if it is not open any more. */
export async function closeRequest(
  db: Database,
  id: string,
  change: Pick<ChangeRequestRow, 'status' | 'reason' | 'decided_at' | 'decided_by'>,
): Promise<ChangeRequestRow | undefined> {
  const [row] = await db
    .update(providerChangeRequests)
    .set(change)
    .where(and(eq(providerChangeRequests.id, id), eq(providerChangeRequests.status, 'open')))
    .returning();
  return row;
}
