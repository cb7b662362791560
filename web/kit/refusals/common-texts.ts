import { msg } from '@lingui/core/macro';

const OUR_FAULT = msg`Something went wrong on our side. Please try once more.`;
const DOWN = msg`Hirfa does not answer at the moment. Please try again shortly.`;

/** What the refusals say with which every call may answer, also those of visitors. */
export const COMMON_TEXTS = {
  no_answer: msg`We could not reach the server. Check your connection and try again.`,
  invalid_input: msg`Please check what you filled in.`,
  authentication_required: msg`Your session has ended. Please sign in again.`,
  forbidden_origin: msg`Sign-in works only at this site’s own address. Please open it there.`,
  not_found: msg`This no longer exists.`,
  method_not_allowed: OUR_FAULT,
  state_changed: msg`This has changed. You see it as it is now.`,
  body_too_large: msg`This picture is too large. Please choose one of up to 5 MB.`,
  too_many_requests: msg`Too many tries. Please wait a while.`,
  internal_error: OUR_FAULT,
  database_unavailable: DOWN,
  service_unavailable: DOWN,
};
