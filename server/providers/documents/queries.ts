import { DOCUMENT, type DocumentKind, type DocumentPurpose } from '@hirfa/domain/providers';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { accountDeletions, profiles } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { documentLooks, documentUploads, providerDocuments } from '../application-tables.ts';
import { providerProfiles } from '../tables.ts';

const DAY_MS = 86_400_000;
/** Of 1024 bits: copies that were saved again differ in fewer, cards of other people in more. */
const SAME_PICTURE_BITS = 20;
const HASH_LENGTH = 256;

const { id, kind, purpose, pages, created_at } = providerDocuments;
const brief = { id, kind, purpose, pages, created_at };

/** The present documents of a person. */
export function findDocuments(db: Database, userId: string) {
  return db
    .select(brief)
    .from(providerDocuments)
    .where(and(eq(providerDocuments.user_id, userId), isNull(providerDocuments.removed_at)))
    .orderBy(created_at);
}

/** A present document, as far as the actor may see it. */
export async function findDocument(db: Database, documentId: string) {
  const [row] = await db
    .select({ ...brief, user_id: providerDocuments.user_id })
    .from(providerDocuments)
    .where(and(eq(id, documentId), isNull(providerDocuments.removed_at)));
  return row;
}

const Open = z.array(z.object({ open: z.boolean() }));

/** Whether the actor may change their documents of a purpose now; the policies use the same function. */
export async function areDocumentsOpen(db: Database, purposeOf: DocumentPurpose): Promise<boolean> {
  const [row] = Open.parse(await db.execute(sql`select documents_open(${purposeOf}) as open`));
  return row?.open ?? false;
}

export async function insertDocument(db: Database, row: typeof providerDocuments.$inferInsert) {
  await db.insert(providerDocuments).values(row);
}

/** Marks present documents as removed; returns their ids. */
export async function markRemoved(db: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .update(providerDocuments)
    .set({ removed_at: now })
    .where(and(inArray(id, [...ids]), isNull(providerDocuments.removed_at)))
    .returning({ id });
  return rows.map((row) => row.id);
}

/** The present documents of one kind and purpose; at most one. */
export async function findCurrent(db: Database, userId: string, of: { kind: DocumentKind; purpose: DocumentPurpose }) {
  const rows = await findDocuments(db, userId);
  return rows.filter((row) => row.kind === of.kind && row.purpose === of.purpose).map((row) => row.id);
}

/** Whether the files of a document may be deleted. */
export async function isRemoved(db: Database, documentId: string): Promise<boolean> {
  const rows = await db.select({ at: providerDocuments.removed_at }).from(providerDocuments).where(eq(id, documentId));
  return rows.every(({ at }) => at !== null);
}

/**
 * Present documents of a person who was rejected 90 days ago, or who has not sent what they uploaded since then; and
 * those of ended accounts. Documents of somebody whose profile was deleted are those of a new application: the others
 * were removed with the profile.
 */
export async function findOldDocuments(db: Database, now: Date, limit: number): Promise<string[]> {
  const until = new Date(now.getTime() - DOCUMENT.keptDays * DAY_MS);
  const rows = await db
    .select({ id })
    .from(providerDocuments)
    .leftJoin(
      providerProfiles,
      and(eq(providerProfiles.user_id, providerDocuments.user_id), isNull(providerProfiles.deleted_at)),
    )
    .leftJoin(accountDeletions, eq(accountDeletions.user_id, providerDocuments.user_id))
    .where(
      and(
        isNull(providerDocuments.removed_at),
        or(
          isNotNull(accountDeletions.ended_at),
          and(
            eq(providerProfiles.verification_status, 'rejected'),
            lte(providerProfiles.decided_at, until),
            lte(providerDocuments.created_at, until),
          ),
        ),
      ),
    )
    .limit(limit);
  return rows.map((row) => row.id);
}

/**
 * Whether two documents are the same file, or look the same, as a condition between two names of the table. Documents
 * whose files are gone count too.
 */
export function isSameDocument(one: SQL, other: SQL): SQL {
  const length = sql.raw(String(HASH_LENGTH));
  const bits = (table: SQL) => sql`('x' || ${table}.pixel_hash)::bit(1024)`;
  return sql`(${one}.file_hash = ${other}.file_hash or case when length(${one}.pixel_hash) = ${length} and length(${other}.pixel_hash) = ${length}
    then bit_count(${bits(one)} # ${bits(other)}) <= ${sql.raw(String(SAME_PICTURE_BITS))} else false end)`;
}

/** The documents of a change request become those of the application. */
export async function adoptDocuments(db: Database, userId: string): Promise<void> {
  await db
    .update(providerDocuments)
    .set({ purpose: 'application' })
    .where(
      and(
        eq(providerDocuments.user_id, userId),
        eq(providerDocuments.purpose, 'change'),
        isNull(providerDocuments.removed_at),
      ),
    );
}

/** Deletes the person's unfinished uploads of the same kind and purpose, and inserts a new one; returns the deleted. */
export async function replaceUpload(db: Database, row: typeof documentUploads.$inferInsert): Promise<string[]> {
  const deleted = await db
    .delete(documentUploads)
    .where(
      and(
        eq(documentUploads.user_id, row.user_id),
        eq(documentUploads.kind, row.kind),
        eq(documentUploads.purpose, row.purpose),
      ),
    )
    .returning({ id: documentUploads.id });
  await db.insert(documentUploads).values(row);
  return deleted.map((each) => each.id);
}

/** Locks the actor's upload until the transaction ends. */
export async function lockUpload(db: Database, uploadId: string) {
  const [row] = await db.select().from(documentUploads).where(eq(documentUploads.id, uploadId)).for('update');
  return row;
}

export async function updateReceived(db: Database, uploadId: string, received: number): Promise<void> {
  await db.update(documentUploads).set({ received }).where(eq(documentUploads.id, uploadId));
}

export async function deleteUpload(db: Database, uploadId: string): Promise<void> {
  await db.delete(documentUploads).where(eq(documentUploads.id, uploadId));
}

/** Deletes uploads that were started before an instant; returns them. */
export async function deleteUploadsBefore(db: Database, until: Date): Promise<string[]> {
  const rows = await db
    .delete(documentUploads)
    .where(lte(documentUploads.created_at, until))
    .returning({ id: documentUploads.id });
  return rows.map((row) => row.id);
}

export async function findUploadIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: documentUploads.id }).from(documentUploads);
  return rows.map((row) => row.id);
}

export async function insertLook(db: Database, row: typeof documentLooks.$inferInsert): Promise<void> {
  await db.insert(documentLooks).values(row);
}

/** Uses up an address; undefined if it is not the actor's, was used or has expired. */
export async function useLook(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .update(documentLooks)
    .set({ used_at: now })
    .where(
      and(eq(documentLooks.token_hash, tokenHash), isNull(documentLooks.used_at), gt(documentLooks.expires_at, now)),
    )
    .returning({ document_id: documentLooks.document_id, page: documentLooks.page });
  return row;
}

export async function findFullName(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ name: profiles.full_name }).from(profiles).where(eq(profiles.user_id, userId));
  return row?.name ?? '';
}
