/** Why a file can not become pictures. */
export type Unusable = 'wrong_type' | 'encrypted' | 'too_many_pages' | 'too_many_pixels' | 'damaged';

export interface ConversionLimits {
  maxPages: number;
  maxPixels: number;
  /** The longer side of the pictures. */
  sidePx: number;
}

/** What the child process is sent; it ends itself when it uses more memory. */
export interface ConversionJob {
  bytes: Uint8Array;
  limits: ConversionLimits;
  maxMemoryBytes: number;
}

/** The pages as WebP pictures. `fingerprint`: 256 bits in hexadecimal; '' if nothing is on the pages. */
export interface Converted {
  pages: Uint8Array[];
  fingerprint: string;
}
