import type { Unusable } from '../conversion.ts';
import type { RawPicture } from './page.ts';

/** The picture of a HEIC file. Its size is declared before the pixels, so that a large one is refused undecoded. */
export async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<RawPicture | Unusable> {
  // Loaded only for such files: it is large.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image === undefined) return 'damaged';
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return 'too_many_pixels';
  if (!(width > 0 && height > 0)) return 'damaged';
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  return shown === null ? 'damaged' : { data, width, height };
}
