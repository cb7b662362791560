import type { WantedPart } from '@hirfa/domain/bookings';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What somebody waits for on a day. */
export const PART_WORDS: Record<WantedPart, MessageDescriptor> = {
  any: msg`Any time of the day`,
  morning: msg`Morning`,
  afternoon: msg`Afternoon`,
  evening: msg`Evening`,
};
