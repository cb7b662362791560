import sharp from 'sharp';

/** Formats that are taken, as their bytes say, whatever the sender calls them. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const QUALITY = 82;
const SECONDS = 10;

// Pictures come once: keeping them decoded would only hold memory.
sharp.cache(false);

/**
 * The bytes of a picture on another site; null where there is none of at most `maxBytes`. The caller knows the site, and no redirect leads
 * away from it.
 * @throws where the site does not answer for now.
 */
export async function fetchPicture(url: string, maxBytes: number): Promise<Uint8Array | null> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(SECONDS * 1000) });
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

let turn: Promise<unknown> = Promise.resolve();

/** One picture at a time: each takes a thread for a second, of the few that passwords wait for too. `work` never fails. */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const done = turn.then(work);
  turn = done;
  return done;
}

/**
 * Square WebP pictures of these sizes, made anew from the pixels: nothing else of the file is left, be it a place, a camera or
 * a script. null for what is no such picture, is damaged, or would unfold to more than `maxPixels`.
 */
export function squarePictures(
  bytes: Uint8Array,
  sizes: readonly number[],
  maxPixels: number,
): Promise<Uint8Array[] | null> {
  return inTurn(() => makeSquares(bytes, sizes, maxPixels));
}

async function makeSquares(
  bytes: Uint8Array,
  sizes: readonly number[],
  maxPixels: number,
): Promise<Uint8Array[] | null> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format } = await open().metadata();
    if (!FORMATS.includes(format)) return null;
    const square = (size: number) =>
      open()
        .autoOrient()
        .resize(size, size, { fit: 'cover' })
        .flatten({ background: '#fff' })
        .webp({ quality: QUALITY });
    return await Promise.all(sizes.map((size) => square(size).timeout({ seconds: SECONDS }).toBuffer()));
  } catch {
    return null;
  }
}
