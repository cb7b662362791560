import sharp from 'sharp';
import type { CutLimits, Unusable } from '../conversion.ts';
import { openPicture } from './open-picture.ts';
import { QUALITY } from './page.ts';

/**
 * WebP pictures of these sizes, cut around the middle and encoded from the pixels alone, so that metadata (location,
 * camera) and hidden content are lost. The picture is decoded once, for the first and largest.
 * @throws if the picture is damaged.
 */
export async function cut(bytes: Uint8Array, { sizes, maxPixels }: CutLimits): Promise<Buffer[] | Unusable> {
  const picture = await openPicture(bytes, maxPixels);
  const [largest] = sizes;
  if (typeof picture === 'string' || largest === undefined) return typeof picture === 'string' ? picture : [];
  const { data, info } = await picture
    .resize({ ...largest, fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels } });
  return Promise.all(
    sizes.map((size) =>
      open()
        .resize({ ...size, fit: 'cover' })
        .webp({ quality: QUALITY })
        .toBuffer(),
    ),
  );
}
