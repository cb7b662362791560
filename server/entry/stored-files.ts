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
 * Names depend on the content. A browser that has a picture never asks for it again: a list has dozens, which are on
 * this device already. Shared caches ask each time, because the photo of a suspended provider is not served.
 */
const PICTURE_CACHE = 'public, max-age=31536000, immutable, s-maxage=0';

/** An uploaded picture; null if there is none, or if it is the photo of a suspended provider. */
export async function storedFile(
  db: Database,
  storage: Storage,
  name: string,
  known: string | undefined,
): Promise<Response | null> {
  const bytes = isFileName(name) ? await storage.read(name) : null;
  if (bytes === null || (await isHiddenPhoto(db, `/files/${name}`))) return null;
  const headers = { 'cache-control': PICTURE_CACHE, etag: `"${name}"` };
  if (known === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...ONLY_A_PICTURE, ...headers } });
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
