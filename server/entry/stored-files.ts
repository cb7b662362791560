import { isFileName, type Storage } from '../platform/storage.ts';

/**
 * An uploaded picture. Its name depends on its content, so that browsers can cache it forever. Because of the headers
 * browsers treat it as a picture only: they do not guess another type, and scripts in it can not run.
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
