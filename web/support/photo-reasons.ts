import { msg } from '@lingui/core/macro';
import type { RefusalTexts } from '../kit/refusals/refusal.ts';

/** Why a photo is refused, whoever sends it. */
export const PHOTO_REASONS: RefusalTexts = {
  unusable_photo: msg`This file can’t be sent as a photo. Please choose another one.`,
  service_unavailable: msg`Many pictures are arriving at the moment. Please try again shortly.`,
  body_too_large: msg`This file can’t be sent as a photo. Please choose another one.`,
};
