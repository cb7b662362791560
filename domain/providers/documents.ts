/** The documents of an application, under the specification's column names (specification 3: provider_profiles). 3.3 */
export const DOCUMENT_KINDS = [
  'national_id_front',
  'national_id_back',
  'proof_url',
  'skill_verification_document_url',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a document is for: the application, or a change request of a verified provider. */
export const DOCUMENT_PURPOSES = ['application', 'change'] as const;
export type DocumentPurpose = (typeof DOCUMENT_PURPOSES)[number];

/** Documents without which an application cannot be sent; the skill document is asked of professionals and firms. */
export const REQUIRED_DOCUMENTS = [
  'national_id_front',
  'national_id_back',
  'proof_url',
] as const satisfies DocumentKind[];

/** What an uploaded file may be (product decision: providers). */
export const DOCUMENT = {
  maxBytes: 10 * 1024 * 1024,
  maxPages: 10,
  maxPixels: 50_000_000,
  /** The longer side of the stored picture of a page. */
  sidePx: 2000,
  /** The bytes of one part of an upload: a cut on a slow line loses at most one. */
  partBytes: 256 * 1024,
  /** How long an address for one look is valid. */
  lookMs: 60_000,
  /** Documents are deleted so long after a rejection or the end of the account. */
  keptDays: 90,
} as const;

/** Why a file cannot be used as a document. */
export const DOCUMENT_PROBLEMS = [
  'too_large',
  'wrong_type',
  'encrypted',
  'too_many_pages',
  'too_many_pixels',
  'damaged',
] as const;
export type DocumentProblem = (typeof DOCUMENT_PROBLEMS)[number];
