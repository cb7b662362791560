import { DOCUMENT_KINDS, DOCUMENT_PURPOSES } from '@hirfa/domain/providers';
import * as z from 'zod';

/** A private document, as its owner and admins list it. Its pages are counted from 1. */
export const DocumentBrief = z.strictObject({
  id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  purpose: z.enum(DOCUMENT_PURPOSES),
  pages: z.int(),
  created_at: z.iso.datetime(),
});
export type DocumentBrief = z.infer<typeof DocumentBrief>;
