import { CHAT_PHOTO } from '@hirfa/domain/messages';
import * as z from 'zod';
import { ERRORS, idempotencyMismatch, serviceUnavailable, tooManyRequests } from './errors.ts';

/** A stored photo; its size is in pixels. */
export const Photo = z.strictObject({ id: z.uuid(), width: z.int(), height: z.int() });
export type Photo = z.infer<typeof Photo>;

/** The picture itself, as the body of a call (JPEG, PNG, WebP or HEIC). */
export const PhotoFile = z.file().min(1).max(CHAT_PHOTO.maxBytes);

/** Why a photo is not stored. */
export const photoErrors = {
  ...tooManyRequests,
  ...serviceUnavailable,
  ...idempotencyMismatch,
  unusable_photo: ERRORS.unusable_photo,
  body_too_large: ERRORS.body_too_large,
};
