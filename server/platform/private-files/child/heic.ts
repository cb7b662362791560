import { createRequire } from 'node:module';
import type { Unusable } from '../conversion.ts';
import type { RawPicture } from './page.ts';

/** The part of libheif-js that is used; the package has no types for it. */
interface HeifImage {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  /** Decodes, with rotations applied; null if that fails. */
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: { data: Uint8ClampedArray } | null) => void,
  ): void;
}
interface LibHeif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** The picture of a HEIC file. Its size is declared before the pixels, so that a large one is refused undecoded. */
export async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<RawPicture | Unusable> {
  const libheif: LibHeif = createRequire(import.meta.url)('libheif-js/wasm-bundle');
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
