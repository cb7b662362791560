import { msg } from '@lingui/core/macro';

/** Why somebody can not wait. */
export const WAIT_REFUSALS = {
  is_free: msg`There is a free time then. Look at the free times.`,
  too_many_waits: msg`You wait for as many days as possible. Stop waiting for another one first.`,
};
