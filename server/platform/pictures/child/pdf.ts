import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { ConversionLimits, Unusable } from '../conversion.ts';
import type { RawPicture } from './page.ts';

/** Pages with a side beyond this many points are refused: the format allows no more. */
const MAX_POINTS = 14_400;

/** Draws the pages of a PDF, one after the other: only one is in memory at a time. */
export async function drawPdf<Page>(
  bytes: Uint8Array,
  { maxPages, sidePx }: ConversionLimits,
  finish: (page: RawPicture) => Promise<Page>,
): Promise<Page[] | Unusable> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    if (error instanceof Error && /password|security/i.test(error.message)) return 'encrypted' as const;
    throw error;
  });
  if (document === 'encrypted') return document;
  const count = document.getPageCount();
  if (count > maxPages) return 'too_many_pages';
  if (count === 0) return 'damaged';
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = document.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const longer = Math.max(originalWidth, originalHeight);
    if (!(originalWidth > 0 && originalHeight > 0 && longer <= MAX_POINTS)) return 'damaged';
    const scale = sidePx / longer;
    const width = Math.max(1, Math.round(originalWidth * scale));
    const height = Math.max(1, Math.round(originalHeight * scale));
    const { data } = await page.render({ width, height });
    pages.push(await finish({ data, width, height }));
  }
  return pages;
}
