import { outgoingFetch } from './outgoing.ts';

/** Accepted formats, detected from the bytes; the declared type is ignored. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const QUALITY = 82;
const SECONDS = 10;

/** Loaded with the first picture. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Each picture is processed once, so that a cache would only use memory.
  sharp.cache(false);
  return sharp;
}

/**
 * Downloads a picture from another site; null if there is none or it has more than `maxBytes`. The caller has checked
 * the host; redirects are not followed.
 * @throws if the site has a temporary failure.
 */
export async function fetchPicture(url: string, maxBytes: number): Promise<Uint8Array | null> {
  const response = await outgoingFetch(url, { redirect: 'manual', signal: AbortSignal.timeout(SECONDS * 1000) });
  if (response.status >= 500 || response.status === 429)
    throw new Error(`the site of a picture answers ${response.status}`);
  if (response.status !== 200 || response.body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A waiting picture keeps its file in memory. */
const MAX_WAITING = 10;
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

interface Size {
  width: number;
  height: number;
}

/**
 * WebP pictures of these sizes, cut around the middle and encoded again from the pixels, so that metadata (location,
 * camera) and hidden content are lost. Null if the file is no accepted picture, is damaged, or has more than
 * `maxPixels`; 'busy' if too many wait. One picture is processed at a time: it occupies a thread for about a second,
 * and password hashing needs the same few threads.
 */
export async function encodePictures(
  bytes: Uint8Array,
  sizes: readonly Size[],
  maxPixels: number,
): Promise<Uint8Array[] | null | 'busy'> {
  if (waiting > MAX_WAITING) return 'busy';
  waiting += 1;
  const done = turn.then(() => encodeNow(bytes, sizes, maxPixels)).finally(() => (waiting -= 1));
  turn = done;
  return done;
}

async function encodeNow(bytes: Uint8Array, sizes: readonly Size[], maxPixels: number): Promise<Uint8Array[] | null> {
  try {
    const sharp = await loadSharp();
    const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format } = await open().metadata();
    if (!FORMATS.includes(format)) return null;
    const cut = ({ width, height }: Size) =>
      open()
        .autoOrient()
        .resize(width, height, { fit: 'cover' })
        .flatten({ background: '#fff' })
        .webp({ quality: QUALITY });
    return await Promise.all(sizes.map((size) => cut(size).timeout({ seconds: SECONDS }).toBuffer()));
  } catch {
    return null;
  }
}
