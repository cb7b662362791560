import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a photo is refused, whoever sends it. */
export const PHOTO_REASONS: Record<string, MessageDescriptor> = {
  unusable_photo: msg`This file can’t be sent as a photo. Please choose another one.`,
  body_too_large: msg`This file can’t be sent as a photo. Please choose another one.`,
};
