/** Larger than what the server stores, small enough to send from a phone. */
const SIDE_PX = 1024;
const QUALITY = 0.9;

export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts a square out of a picture that the browser can show, as a file to send; WebP, or JPEG where the browser writes
 * none.
 */
export async function cutSquare(source: string, { x, y, width, height }: Square): Promise<File> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const side = Math.min(SIDE_PX, Math.round(width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no 2D canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = (await asBlob(canvas, 'image/webp')) ?? (await asBlob(canvas, 'image/jpeg'));
  if (blob === null) throw new Error('This browser cannot encode the picture');
  return new File([blob], 'photo', { type: blob.type });
}

/** null where the browser wrote another type than the requested one. */
function asBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, QUALITY));
}
