import { CHAT_PHOTO } from '@hirfa/domain/messages';
import { BUSY_S, oneFileAtATime } from '../../accounts/index.ts';
import { isRefusal, type Refusal, refuse, refuseFor } from '../../kernel/verb.ts';
import { convertFile } from '../../platform/pictures/convert.ts';
import { namePhoto } from './queries.ts';
import { photoName, type PhotoCtx } from './services.ts';

interface Work {
  ctx: PhotoCtx;
  input: { bytes: Uint8Array; user_id: string };
}

/** A stored file that no message shows yet, and the size of its picture in pixels. */
interface Stored {
  photo_id: string;
  width: number;
  height: number;
}

type Answer = Promise<
  Stored | Refusal<'too_many_requests' | 'service_unavailable' | 'unusable_photo' | 'authentication_required'>
>;

/**
 * Converts a photo of a person, and stores it under a name that housekeeping deletes unless a message shows it within a
 * day. Photos of one person are converted one after the other, and as many in an hour as `chat_photo` allows.
 */
export async function storePhoto({ ctx, input }: Work): Answer {
  return oneFileAtATime(ctx, ['chat_photo', input.user_id], () => storeFile({ ctx, input }));
}

async function storeFile({ ctx, input: { bytes, user_id } }: Work): Answer {
  const converted = await convertFile({ bytes, user_id, log: ctx.services.log }, CHAT_PHOTO);
  if (converted === 'busy') return refuseFor('service_unavailable', BUSY_S);
  const [picture, size] = typeof converted === 'string' ? [] : [converted.pages[0], converted.sizes[0]];
  if (picture === undefined || size === undefined) return refuse('unusable_photo');
  const photo_id = await ctx.person(({ db, now }) => namePhoto(db, new Date(now.getTime() + CHAT_PHOTO.unusedMs)));
  if (isRefusal(photo_id)) return photo_id;
  await ctx.services.chatPhotos.put(photoName(photo_id), picture);
  return { photo_id, ...size };
}
