/** Why a file can not become pictures. */
export type Unusable = 'wrong_type' | 'encrypted' | 'too_many_pages' | 'too_many_pixels' | 'damaged';

export interface ConversionLimits {
  /** Of a PDF; 0: no PDF is accepted. */
  maxPages: number;
  maxPixels: number;
  /** The longer side of the pictures. */
  sidePx: number;
}

/** After so many seconds, or with more memory, the child process ends itself. */
export interface Allowance {
  seconds: number;
  maxMemoryBytes: number;
}

/** What the child process is sent. */
export interface ConversionJob {
  bytes: Uint8Array;
  limits: ConversionLimits;
  allowance: Allowance;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The pages as WebP pictures, and their sizes in pixels. `fingerprint`: 1024 bits in hexadecimal; '' if nothing is on
 * the pages.
 */
export interface Converted {
  pages: Uint8Array[];
  sizes: Size[];
  fingerprint: string;
}
