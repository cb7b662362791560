import { isHiddenPhoto } from '../discovery/index.ts';
import type { Database } from '../platform/db.ts';
import { isFileName, type Storage } from '../platform/storage.ts';

/**
 * An uploaded picture. Its name depends on its content, so that browsers can cache it forever; shared
 * caches ask again after a minute. Because of the headers
 * browsers treat it as a picture only: they do not guess another type, and scripts in it can not run. The
 * photo of a suspended provider is not served.
 */
export async function storedFile(db: Database, storage: Storage, name: string): Promise<Response | null> {
  const bytes = isFileName(name) ? await storage.read(name) : null;
  if (bytes === null || (await isHiddenPhoto(db, `/files/${name}`))) return null;
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
    },
  });
}
