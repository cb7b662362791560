import type { DocumentKind, DocumentPurpose } from '@hirfa/domain/providers';
import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db.ts';
import type { Converted } from '../../platform/pictures/conversion.ts';
import { pageName } from './file-names.ts';
import { insertDocument } from './queries.ts';
import type { DocumentFiles } from '../services.ts';

interface Keeping {
  ctx: { db: Database; files: DocumentFiles };
  input: {
    id: string;
    user_id: string;
    kind: DocumentKind;
    purpose: DocumentPurpose;
    created_at: Date;
    /** The file as it was given, and its pages. */
    file: Uint8Array;
    converted: Converted;
  };
}

/** Inserts a document and stores the pictures of its pages. */
export async function keepDocument({ ctx: { db, files }, input: { file, converted, ...given } }: Keeping) {
  const { pages, fingerprint } = converted;
  const document = { ...given, pages: pages.length };
  const file_hash = createHash('sha256').update(file).digest('hex');
  await insertDocument(db, { ...document, file_hash, pixel_hash: fingerprint });
  for (const [index, page] of pages.entries()) await files.pages.put(pageName(given.id, index + 1), page);
  return document;
}
