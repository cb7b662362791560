import { createHash } from 'node:crypto';
import { openProblemPhoto, openReceiptPhoto, readFeed } from '../bookings/index.ts';
import { isHiddenPhoto } from '../discovery/index.ts';
import type { CallContext } from '../kernel/calls.ts';
import { errorResponse } from '../kernel/http.ts';
import { isRefusal, refuse } from '../kernel/verb.ts';
import { openPhoto } from '../messages/index.ts';
import type { Database } from '../platform/db.ts';
import { isFileName, type Storage } from '../platform/storage.ts';
import { openLook } from '../providers/index.ts';
import { openReviewPhoto } from '../reviews/index.ts';
import { openSupportPhoto } from '../support/index.ts';
import type { Services } from './rooms.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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

const PHOTOS_OF = {
  chat: openPhoto,
  support: openSupportPhoto,
  review: openReviewPhoto,
  problem: openProblemPhoto,
  receipt: openReceiptPhoto,
};

/**
 * The picture of a message of a chat or of a support session, of a review, a problem or a receipt. Browsers keep it for
 * who may see it, and ask each time whether they still may: the answer 304 saves the line. Admins, whose looks are
 * logged, keep nothing.
 */
export async function sentPhoto(
  context: CallContext,
  services: Services,
  place: keyof typeof PHOTOS_OF,
  { id, isSmall }: { id: string; isSmall: boolean },
): Promise<Response> {
  const { request_id, headers: asked } = context;
  const open = PHOTOS_OF[place];
  const photo = UUID.test(id)
    ? await open({ ctx: { ...context, services }, input: { id, isSmall } })
    : refuse('not_found');
  if (isRefusal(photo)) return errorResponse(photo.refused, request_id);
  const etag = isSmall ? `"${id}-small"` : `"${id}"`;
  const headers = { 'cache-control': photo.isOwn ? 'private, no-cache' : 'private, no-store', etag };
  if (asked.get('if-none-match')?.replace(/^W\//, '') === etag) return new Response(null, { status: 304, headers });
  return new Response(photo.picture, { headers: { ...ONLY_A_PICTURE, ...headers } });
}

/** A provider's bookings for their calendar elsewhere, for whoever has the secret address. */
export async function calendarFeed(context: CallContext, services: Services, url: URL): Promise<Response> {
  const { request_id, headers: asked, address, now, visitor } = context;
  const token = /^\/calendar\/([\w-]{43})\.ics$/.exec(url.pathname)?.[1] ?? '';
  const language = url.searchParams.get('language') === 'en' ? 'en' : 'ar';
  const feed = await readFeed({ ctx: { ...visitor(), services, now }, input: { token, language, address } });
  if (isRefusal(feed)) {
    const { retry_after: retryAfter } = feed;
    return errorResponse(feed.refused, request_id, retryAfter === undefined ? {} : { retryAfter });
  }
  const etag = `"${createHash('sha256').update(feed).digest('base64url')}"`;
  const headers = { 'cache-control': 'private, no-cache', etag, 'x-robots-tag': 'noindex' };
  // Compression makes the tag weak.
  if (asked.get('if-none-match')?.replace(/^W\//, '') === etag) return new Response(null, { status: 304, headers });
  return new Response(feed, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } });
}
