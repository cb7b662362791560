import type { DocumentBrief } from '@hirfa/contract/providers';
import type { findDocuments } from './queries.ts';

/** A document as calls answer it. */
export function shownDocument({
  id,
  kind,
  purpose,
  pages,
  created_at,
}: Awaited<ReturnType<typeof findDocuments>>[number]): DocumentBrief {
  return { id, kind, purpose, pages, created_at: created_at.toISOString() };
}
