import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeOf } from '../../kit/error-code.ts';

/** The text for each error code of the calls about cards. */
const TEXTS: Record<string, MessageDescriptor> = {
  invalid_input: msg`Please check what you filled in.`,
  authentication_required: msg`Your session has ended. Please sign in again.`,
  provider_required: msg`Your profile is suspended, so your services can’t be changed.`,
  not_found: msg`This service has been removed.`,
  state_changed: msg`This has changed. You see it as it is now.`,
  open_bookings: msg`Someone has booked this service, and the booking is not settled yet. Hide the service until then.`,
  unusable_photo: msg`This file can’t be used as a photo. Please choose a JPEG, PNG or WebP picture.`,
  body_too_large: msg`This picture is too large. Please choose one of up to 5 MB.`,
  too_many_requests: msg`That was a lot at once. Please wait a while.`,
  service_unavailable: msg`Many pictures are arriving at the moment. Please try again shortly.`,
  database_unavailable: msg`Hirfa does not answer at the moment. Please try again shortly.`,
  internal_error: msg`Something went wrong on our side. Please try once more.`,
};
const UNREACHABLE = msg`We could not reach the server. Check your connection and try again.`;

export function cardErrorText(error: unknown): MessageDescriptor {
  return TEXTS[codeOf(error)] ?? UNREACHABLE;
}
