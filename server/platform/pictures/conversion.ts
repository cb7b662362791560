import type { Language } from '@hirfa/domain/market';

/** Why a file can not become pictures. */
export type Unusable = 'wrong_type' | 'encrypted' | 'too_many_pages' | 'too_many_pixels' | 'damaged';

export interface ConversionLimits {
  /** Of a PDF; 0: no PDF is accepted. */
  maxPages: number;
  maxPixels: number;
  /** The longer side of the pictures. */
  sidePx: number;
  /** That of a smaller picture of the first page, if one is wanted. */
  smallPx?: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The sizes of one shape in which a picture is wanted, the largest first. */
export interface CutLimits {
  sizes: readonly Size[];
  maxPixels: number;
}

/** With more processor time or memory than that, the child process ends itself. */
export interface Allowance {
  cpuSeconds: number;
  maxMemoryBytes: number;
}

/** What other sites expect of the picture of a link. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** What the picture of a page for shared links says; `name` is that of the site. */
export interface SharedCard {
  language: Language;
  title: string;
  above: string;
  below: string;
  name: string;
}

/** What a child process does with the bytes of a file. */
export type Task =
  | { kind: 'convert'; limits: ConversionLimits }
  | { kind: 'cut'; limits: CutLimits }
  | { kind: 'mark'; lines: readonly string[] }
  | { kind: 'card'; card: SharedCard };

/** What the child process is sent. */
export interface PictureJob {
  bytes: Uint8Array;
  task: Task;
  allowance: Allowance;
}

/**
 * The pages as WebP pictures, and their sizes in pixels. `small` is null unless it was wanted. `fingerprint`: 1024 bits
 * in hexadecimal; '' if nothing is on the pages.
 */
export interface Converted {
  pages: Uint8Array[];
  sizes: Size[];
  small: Uint8Array | null;
  fingerprint: string;
}
