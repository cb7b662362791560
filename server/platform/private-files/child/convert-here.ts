import sharp from 'sharp';
import type { ConversionLimits, Converted, Unusable } from '../conversion.ts';
import { decodeHeic } from './heic.ts';
import { kindOf } from './kinds.ts';
import { fingerprintOf, openRaw, type RawPicture, toWebp } from './page.ts';
import { drawPdf } from './pdf.ts';

/**
 * The pages of a file as pictures.
 * @throws if the file is damaged.
 */
export async function convertHere(bytes: Uint8Array, limits: ConversionLimits): Promise<Converted | Unusable> {
  const pages = await pagesOf(bytes, limits);
  if (typeof pages === 'string') return pages;
  const sizes = await Promise.all(pages.map(sizeOf));
  for (const page of pages) {
    const fingerprint = await fingerprintOf(page);
    if (fingerprint !== '') return { pages, sizes, fingerprint };
  }
  return { pages, sizes, fingerprint: '' };
}

async function sizeOf(page: Uint8Array) {
  const { width, height } = await sharp(page).metadata();
  return { width, height };
}

async function pagesOf(bytes: Uint8Array, limits: ConversionLimits): Promise<Buffer[] | Unusable> {
  const finish = (page: RawPicture) => toWebp(openRaw(page), limits.sidePx);
  switch (kindOf(bytes)) {
    case 'picture':
      return pictureOf(bytes, limits);
    case 'heic': {
      const picture = await decodeHeic(bytes, limits.maxPixels);
      return typeof picture === 'string' ? picture : [await finish(picture)];
    }
    case 'pdf':
      return limits.maxPages === 0 ? 'wrong_type' : drawPdf(bytes, limits, finish);
    case null:
      return 'wrong_type';
  }
}

/** JPEG, PNG or WebP; of a moving picture the first. The size is read before anything is decoded. */
async function pictureOf(bytes: Uint8Array, { maxPixels, sidePx }: ConversionLimits): Promise<Buffer[] | Unusable> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return 'too_many_pixels';
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  return [await toWebp(picture.autoOrient(), sidePx)];
}
