import sharp, { type Sharp } from 'sharp';
import type { Unusable } from '../conversion.ts';
import { kindOf } from '../kinds.ts';
import { decodeHeic } from './heic.ts';
import { openRaw } from './page.ts';

/** A picture as it is looked at, of which nothing is decoded yet except HEIC; of a moving one the first. */
export async function openPicture(bytes: Uint8Array, maxPixels: number): Promise<Sharp | Unusable> {
  switch (kindOf(bytes)) {
    case 'jpeg':
    case 'png':
    case 'webp': {
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height > maxPixels) return 'too_many_pixels';
      return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).autoOrient();
    }
    case 'heic': {
      const picture = await decodeHeic(bytes, maxPixels);
      return typeof picture === 'string' ? picture : openRaw(picture);
    }
    default:
      return 'wrong_type';
  }
}
