import type { ApplicationStep } from '@hirfa/domain/providers';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** The headings of the steps. */
export const STEP_NAMES: Record<ApplicationStep, MessageDescriptor> = {
  type: msg`How you work`,
  about: msg`Who you are`,
  work: msg`What you do`,
  place: msg`Where and how`,
  hours: msg`When you work`,
  documents: msg`Documents`,
  payout: msg`Where to be paid`,
  review: msg`Check and send`,
};
