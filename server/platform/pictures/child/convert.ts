import sharp from 'sharp';
import type { ConversionLimits, Converted, Unusable } from '../conversion.ts';
import { kindOf } from '../kinds.ts';
import { openPicture } from './open-picture.ts';
import { fingerprintOf, openRaw, toWebp } from './page.ts';

/**
 * The pages of a file as pictures.
 * @throws if the file is damaged.
 */
export async function convert(bytes: Uint8Array, limits: ConversionLimits): Promise<Converted | Unusable> {
  const pages = await pagesOf(bytes, limits);
  if (typeof pages === 'string') return pages;
  const sizes = await Promise.all(pages.map(sizeOf));
  const [first] = pages;
  const { smallPx } = limits;
  const small = first === undefined || smallPx === undefined ? null : await toWebp(sharp(first), smallPx);
  for (const page of pages) {
    const fingerprint = await fingerprintOf(page);
    if (fingerprint !== '') return { pages, sizes, small, fingerprint };
  }
  return { pages, sizes, small, fingerprint: '' };
}

async function sizeOf(page: Uint8Array) {
  const { width, height } = await sharp(page).metadata();
  return { width, height };
}

async function pagesOf(bytes: Uint8Array, limits: ConversionLimits): Promise<Buffer[] | Unusable> {
  if (kindOf(bytes) === 'pdf') {
    const { drawPdf } = await import('./pdf.ts');
    return drawPdf(bytes, limits, (page) => toWebp(openRaw(page), limits.sidePx));
  }
  const picture = await openPicture(bytes, limits.maxPixels);
  return typeof picture === 'string' ? picture : [await toWebp(picture, limits.sidePx)];
}
