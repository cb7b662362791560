import { isHiddenPhoto } from '../discovery/index.ts';
import type { CallContext } from '../kernel/calls.ts';
import { errorResponse } from '../kernel/http.ts';
import { isRefusal } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';
import { isFileName, type Storage } from '../platform/storage.ts';
import { openLook } from '../providers/index.ts';
import type { Services } from './rooms.ts';

/** Browsers treat the answer as a picture only: they do not guess another type, and scripts in it can not run. */
const ONLY_A_PICTURE = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

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
      ...ONLY_A_PICTURE,
      'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
    },
  });
}

/** One page of a private document, for the person who asked for this address, once. Nothing may keep the picture. */
export async function privateFile(context: CallContext, services: Services, token: string): Promise<Response> {
  const picture = await openLook({ ctx: { services, person: context.person }, input: { token } });
  if (isRefusal(picture)) return errorResponse(picture.refused, context.request_id);
  return new Response(picture, {
    headers: {
      ...ONLY_A_PICTURE,
      'cache-control': 'private, no-store',
    },
  });
}
