import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { type DocumentFiles, keepDocument } from '../../providers/index.ts';
import { drawDocuments } from './documents.ts';
import { findDrafts, findProviders } from './queries.ts';

/**
 * Draws and stores the documents of those about whom admins decide: of applicants and suspended providers, that of each
 * change request, and the first one of half-filled applications. Each costs the first start a few milliseconds.
 */
export async function seedDocuments(db: Database, files: DocumentFiles): Promise<void> {
  const owners = [...(await findProviders(db)), ...(await findDrafts(db))];
  const sentAt = new Map(owners.map(({ user_id, sent_at }) => [user_id, sent_at]));
  for (const { user_id, ...document } of await drawDocuments(owners)) {
    const created_at = sentAt.get(user_id) ?? new Date();
    await keepDocument({ ctx: { db, files }, input: { id: newId(), user_id, created_at, ...document } });
  }
}
