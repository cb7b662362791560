import { openPrivatePhotos } from '../accounts/index.ts';
import { seedDocuments } from '../demo/documents/seed-documents.ts';
import { seedReviewPhotos } from '../demo/reviews/seed-photos.ts';
import type { Pool } from '../platform/db.ts';
import { openDocumentFiles } from '../providers/index.ts';

/** Draws the documents and photos of the demo into the folder of a site: copies of the demo's database have none. */
export async function drawDemoPictures(owner: Pool, dataDir: string): Promise<void> {
  await seedDocuments(owner, openDocumentFiles(dataDir));
  await owner.transaction((tx) => seedReviewPhotos(tx, openPrivatePhotos(dataDir)));
}
