import { CARD_PHOTO } from '@hirfa/domain/providers';

const QUALITY = 0.85;
/** Twice the width that is stored would be lost again, and takes long on a slow line. */
const WIDEST = CARD_PHOTO.sizes.large.width * 1.25;

/**
 * A chosen picture as a file of a size that is quick to send; the file itself where this browser can't make one, and
 * null where it can't read it.
 */
export async function shrink(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, WIDEST / Math.min(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob === null || blob.size > file.size ? file : new File([blob], 'photo', { type: blob.type });
  } catch {
    return null;
  }
}
