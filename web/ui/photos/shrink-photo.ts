import { CHAT_PHOTO } from '@hirfa/domain/messages';
import { fitWithin, type Size } from './sizes.ts';

const QUALITY = 0.8;

export interface ShrunkPhoto {
  file: Blob;
  /** Null where this browser can not read the picture. */
  size: Size | null;
}

/**
 * The photo as it is sent: made smaller on the device, without its metadata. A HEIC file that this browser can not read
 * is sent as it is. Null: the file is no photo, or too large.
 */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto | null> {
  const shrunk = await drawSmaller(file).catch(() => null);
  if (shrunk !== null) return shrunk.file.size <= CHAT_PHOTO.maxBytes ? shrunk : null;
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  return isHeic && file.size <= CHAT_PHOTO.maxBytes ? { file, size: null } : null;
}

async function drawSmaller(file: File): Promise<ShrunkPhoto> {
  const picture = await createImageBitmap(file);
  try {
    const size = fitWithin(picture, CHAT_PHOTO.sidePx);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser can not draw');
    // What is transparent would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(picture, 0, 0, size.width, size.height);
    return { file: await encode(canvas), size };
  } finally {
    picture.close();
  }
}

/** WebP where the browser writes it; others answer with another format. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('It can not be encoded')) : resolve(blob)),
      type,
      QUALITY,
    );
  });
}

/** The body of a call that sends it. Systems do not know the type of every picture; the server looks at the bytes. */
export function asPicture({ file }: Pick<ShrunkPhoto, 'file'>): File {
  return new File([file], 'photo', { type: file.type.startsWith('image/') ? file.type : 'image/heic' });
}
