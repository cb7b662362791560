import { seedDocuments } from '../demo/documents/seed-documents.ts';
import type { Database } from '../platform/db.ts';
import { openDocumentFiles } from '../providers/index.ts';

/** Draws the documents of the demo into the folder of a site: copies of the demo's database have none. */
export async function drawDemoDocuments(owner: Database, dataDir: string): Promise<void> {
  await seedDocuments(owner, openDocumentFiles(dataDir));
}
