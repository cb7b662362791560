import { isFileName, type Storage } from '../platform/storage.ts';

/**
 * An uploaded file. Its name says what is in it, so it may be kept for ever; it is a picture and nothing else, whatever somebody put
 * into it: browsers may not guess another type, and a page made of it could do nothing.
 */
export async function storedFile(storage: Storage, name: string): Promise<Response | null> {
  const bytes = isFileName(name) ? await storage.read(name) : null;
  if (bytes === null) return null;
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
