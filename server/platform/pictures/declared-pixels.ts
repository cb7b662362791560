import { type Kind, text } from './kinds.ts';

/** More segments before the size are in no picture of a camera. */
const MAX_SEGMENTS = 1000;
/** Markers of a JPEG that begin a frame: C0–CF without tables (C4), extensions (C8) and conditions (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** How many pixels a picture says it has, read without decoding; undefined where its beginning is damaged. */
export function declaredPixels(bytes: Uint8Array, kind: Exclude<Kind, 'heic' | 'pdf'>): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === 'png') return view.getUint32(16) * view.getUint32(20);
    return kind === 'webp' ? webpPixels(bytes, view) : jpegPixels(view);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function webpPixels(bytes: Uint8Array, view: DataView): number | undefined {
  switch (text(bytes, 12, 16)) {
    case 'VP8X':
      return (1 + (view.getUint32(23, true) >>> 8)) * (1 + (view.getUint32(26, true) >>> 8));
    case 'VP8L': {
      const both = view.getUint32(21, true);
      return (1 + (both & 0x3fff)) * (1 + ((both >>> 14) & 0x3fff));
    }
    case 'VP8 ':
      return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
    default:
      return undefined;
  }
}

function jpegPixels(view: DataView): number | undefined {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS; segment += 1) {
    if (view.getUint8(at) !== 0xff) return undefined;
    while (view.getUint8(at) === 0xff) at += 1;
    const marker = view.getUint8(at);
    if (isFrame(marker)) return view.getUint16(at + 4) * view.getUint16(at + 6);
    at += 1 + view.getUint16(at + 1);
  }
  return undefined;
}
