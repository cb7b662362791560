import { outgoingFetch } from '../outgoing.ts';

const SECONDS = 10;

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
