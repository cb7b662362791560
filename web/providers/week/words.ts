import type { AvailabilityProblem } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const MIDNIGHT = msg`Midnight`;

const REQUIRED_NAME = msg`Please give it a name.`;
const OTHER_DAYS = msg`You already have other hours on some of these days.`;

/** What is wrong with a field, in the words of the form; the server refuses with the same codes. */
export function hoursProblemText({ field, problem }: { field: string; problem: AvailabilityProblem }) {
  const texts: Record<AvailabilityProblem, MessageDescriptor> = {
    required: field.endsWith('name_en') ? REQUIRED_NAME : msg`Please choose a day.`,
    order: field.endsWith('last_day')
      ? msg`The last day is before the first one.`
      : msg`These hours end before they begin. For work past midnight, end at midnight and begin again the next day.`,
    overlap: field.endsWith('first_day')
      ? OTHER_DAYS
      : field.startsWith('exceptions')
        ? msg`This is in your list already, or overlaps it.`
        : msg`These hours overlap others of the same day.`,
    too_long: msg`Please choose a year at most.`,
    too_far: msg`Please choose a day within the next two years.`,
  };
  return texts[problem];
}
