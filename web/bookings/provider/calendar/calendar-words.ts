import type { CalendarBooking, CalendarDay } from '@hirfa/contract/bookings';
import type { Hours } from '@hirfa/domain/bookings';
import { cairoInstant, formatHours, type Language, type Locale, startOfDay, textIn } from '@hirfa/domain/market';
import type { TemplateKind } from '@hirfa/domain/providers';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type Stage, stageOf } from '../../facts/facts.ts';

/** A day of winter time, for hours that belong to no day. */
const ANY_DAY = '2023-01-01';

const KINDS: Record<TemplateKind, MessageDescriptor> = {
  ramadan: msg`Ramadan`,
  holiday: msg`Holiday`,
  other: msg`Other hours`,
};

/** The name of a period of hours, in either language if it has one, else by its kind. */
export function templateName(template: NonNullable<CalendarDay['template']>, language: Language) {
  const name = textIn(template, 'name', language) || template.name_en || template.name_ar;
  return name === '' ? KINDS[template.kind] : name;
}

/** "9:00 AM – 1:00 PM" */
export function hoursText({ from_minute, to_minute }: Hours, locale: Locale): string {
  const at = (minute: number) => cairoInstant(ANY_DAY, minute) ?? startOfDay(ANY_DAY);
  return formatHours(at(from_minute), at(to_minute), locale);
}

/** How a booking looks and is called: a request, a job to come or under way, or one that is done. */
export type Look = 'request' | 'job' | 'now' | 'done';

const LOOKS: Record<Exclude<Stage, 'cancelled'>, { look: Look; words: MessageDescriptor }> = {
  unpaid: { look: 'request', words: msg`Not paid yet` },
  payment_failed: { look: 'request', words: msg`Not paid yet` },
  waiting: { look: 'request', words: msg`Waiting for your answer` },
  charging: { look: 'job', words: msg`Accepted` },
  confirmed: { look: 'job', words: msg`Confirmed` },
  started: { look: 'now', words: msg`Started` },
  in_progress: { look: 'now', words: msg`In progress` },
  done: { look: 'done', words: msg`Finished` },
  settled: { look: 'done', words: msg`Settled` },
};

/** A cancelled booking is on no calendar; one that is cancelled at this moment looks as done. */
export function lookOf(booking: CalendarBooking) {
  const stage = stageOf(booking);
  return LOOKS[stage === 'cancelled' ? 'settled' : stage];
}

/** "2 requests, 5 jobs" */
export function countsText({ requests, jobs }: { requests: number; jobs: number }): MessageDescriptor | null {
  const requestsText = msg`${plural(requests, { one: '# request', other: '# requests' })}`;
  const jobsText = msg`${plural(jobs, { one: '# job', other: '# jobs' })}`;
  if (requests === 0) return jobs === 0 ? null : jobsText;
  if (jobs === 0) return requestsText;
  return msg`${plural(jobs, { one: '# job', other: '# jobs' })}, ${plural(requests, { one: '# request', other: '# requests' })}`;
}
