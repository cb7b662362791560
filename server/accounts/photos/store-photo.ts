import { CHAT_PHOTO } from '@hirfa/domain/messages';
import { BUSY_S, oneFileAtATime } from '../files-of-people.ts';
import { isRefusal, type Refusal, refuse, refuseFor } from '../../kernel/verb.ts';
import { convertFile } from '../../platform/pictures/convert.ts';
import { namePhoto } from './queries.ts';
import { photoName, type PhotoCtx, smallPhotoName } from './services.ts';

interface Work {
  ctx: PhotoCtx;
  input: {
    bytes: Uint8Array;
    user_id: string;
    /** The longer side of a second, smaller picture, if one is wanted. */
    smallPx?: number | undefined;
  };
}

/** A stored file that nothing shows yet, and the size of its picture in pixels. */
export interface StoredPhoto {
  photo_id: string;
  width: number;
  height: number;
}

type Answer = Promise<
  StoredPhoto | Refusal<'too_many_requests' | 'service_unavailable' | 'unusable_photo' | 'authentication_required'>
>;

/**
 * Converts a photo of a person, and stores it under a name that housekeeping deletes unless a row shows it within a
 * day. Photos of one person are converted one after the other, and as many in an hour as `chat_photo` allows.
 */
export async function storePhoto({ ctx, input }: Work): Answer {
  return oneFileAtATime(ctx, ['chat_photo', input.user_id], () => storeFile({ ctx, input }));
}

async function storeFile({ ctx, input: { bytes, user_id, smallPx } }: Work): Answer {
  const limits = { ...CHAT_PHOTO, ...(smallPx !== undefined && { smallPx }) };
  const converted = await convertFile({ bytes, user_id, log: ctx.services.log }, limits);
  if (converted === 'busy') return refuseFor('service_unavailable', BUSY_S);
  const [picture, size, small] =
    typeof converted === 'string' ? [] : [converted.pages[0], converted.sizes[0], converted.small];
  if (picture === undefined || size === undefined) return refuse('unusable_photo');
  const photo_id = await ctx.person(({ db, now }) => namePhoto(db, new Date(now.getTime() + CHAT_PHOTO.unusedMs)));
  if (isRefusal(photo_id)) return photo_id;
  await ctx.services.privatePhotos.put(photoName(photo_id), picture);
  if (small) await ctx.services.privatePhotos.put(smallPhotoName(photo_id), small);
  return { photo_id, ...size };
}
