import type { Booking } from '@hirfa/contract/bookings';
import { settlesAt, startableFrom } from '@hirfa/domain/bookings';
import { addDays, cairoDay, type Locale } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { endedWithoutPayment, type Stage, stageOf } from '../facts/facts.ts';
import { customerName, dateTimeText, type StatusWords, timeText } from './words.ts';

type Describe = (booking: Booking, locale: Locale, now: Date) => StatusWords;

export const providerWords: Describe = (booking, locale, now) => WORDS[stageOf(booking)](booking, locale, now);

/** What became of a request; an accepted one with its time, which the provider has just agreed to. */
export function requestOutcome(booking: Booking, locale: Locale, now: Date): MessageDescriptor {
  if (booking.status === 'cancelled') {
    const { short, next } = cancelled(booking, locale);
    return next ?? short;
  }
  const name = customerName(booking, locale);
  const time = timeText(booking.starts_at, locale);
  switch (daysUntil(booking.starts_at, now)) {
    case 0:
      return msg`Accepted: ${name}, today at ${time}`;
    case 1:
      return msg`Accepted: ${name}, tomorrow at ${time}`;
    default: {
      const when = dateTimeText(booking.starts_at, locale);
      return msg`Accepted: ${name}, ${when}`;
    }
  }
}

/** Calendar days in Cairo; more than one counts as two. */
function daysUntil(at: string, now: Date): number {
  const [day, today] = [cairoDay(new Date(at)), cairoDay(now)];
  if (day === today) return 0;
  return day === addDays(today, 1) ? 1 : 2;
}

const notPaid: StatusWords = {
  tone: 'quiet',
  short: msg`Not paid yet`,
  next: msg`You can answer once the customer’s payment is secured.`,
};

const WORDS: Record<Stage, Describe> = {
  unpaid: () => notPaid,
  payment_failed: () => notPaid,
  waiting: ({ respond_by, starts_at }, locale) => {
    const until = dateTimeText(respond_by ?? starts_at, locale);
    return {
      tone: 'warn',
      short: msg`Waiting for your answer`,
      next: msg`Answer by ${until}. After that the request ends by itself.`,
    };
  },
  charging: () => ({
    tone: 'ok',
    short: msg`Accepted`,
    next: msg`The customer’s payment is being completed; then everything you need stands here.`,
  }),
  confirmed: (booking, locale, now) => {
    const name = customerName(booking, locale);
    if (now > new Date(booking.starts_at)) {
      const when = dateTimeText(booking.starts_at, locale);
      const next = msg`The start was due on ${when}. Ask ${name} for the 4-digit code.`;
      return { tone: 'ok', short: msg`Confirmed`, next };
    }
    const from = startText(booking, locale);
    const next = msg`You can start the job from ${from} on: ask ${name} for the 4-digit code.`;
    return { tone: 'ok', short: msg`Confirmed`, next };
  },
  started: () => ({ tone: 'ok', short: msg`Started`, next: msg`Finish the job here when the work is done.` }),
  in_progress: () => ({ tone: 'ok', short: msg`In progress`, next: msg`Finish the job here when the work is done.` }),
  done: (booking, locale) => {
    const name = customerName(booking, locale);
    return { tone: 'warn', short: msg`Finished`, next: releasedBy(booking, name, locale) };
  },
  settled: () => ({ tone: 'quiet', short: msg`Settled`, next: msg`Your earnings are ready for the next payout.` }),
  cancelled: (booking, locale) => cancelled(booking, locale),
};

/** From when on a job can be started; its day, which stands beside it, only where it is another one. */
function startText({ starts_at }: Booking, locale: Locale): string {
  const from = startableFrom(new Date(starts_at));
  const isOnItsDay = cairoDay(from) === cairoDay(new Date(starts_at));
  return (isOnItsDay ? timeText : dateTimeText)(from.toISOString(), locale);
}

function releasedBy({ finished_at }: Booking, name: string, locale: Locale) {
  if (finished_at === null) return null;
  const until = dateTimeText(settlesAt(new Date(finished_at)).toISOString(), locale);
  return msg`Your earnings are released when ${name} confirms, or by themselves on ${until}.`;
}

function cancelled(booking: Booking, locale: Locale): StatusWords {
  const name = customerName(booking, locale);
  switch (booking.cancel_reason) {
    case 'hold_expired':
      return { tone: 'quiet', short: msg`Not paid in time`, next: msg`The time is free again.` };
    case 'request_expired':
      return {
        tone: 'bad',
        short: msg`Not answered in time`,
        next: msg`The request ended without an answer. The time is free again.`,
      };
    case 'declined':
      return {
        tone: 'quiet',
        short: msg`Declined by you`,
        next: msg`Declined. ${name} was told, and the time is free again.`,
      };
    case 'withdrawn':
      return {
        tone: 'quiet',
        short: msg`The customer withdrew`,
        next: msg`${name} withdrew the request. The time is free again.`,
      };
    case 'capture_failed':
      return {
        tone: 'bad',
        short: msg`Payment failed`,
        next: msg`The customer’s payment could not be completed. The time is free again.`,
      };
    case 'provider_cancelled':
      return { tone: 'quiet', short: msg`Cancelled by you`, next: msg`${name} gets all the money back.` };
    case 'provider_absent':
      return { tone: 'bad', short: msg`You were not there`, next: msg`${name} got all the money back.` };
    case 'customer_absent':
      return { tone: 'quiet', short: msg`${name} was not there`, next: msg`You are paid as for a late cancellation.` };
    case 'admin_cancelled':
      return { tone: 'bad', short: msg`Cancelled by Hirfa`, next: msg`Our team cancelled this booking.` };
    case 'customer_cancelled':
    case null:
      return {
        tone: 'bad',
        // Arabic names who cancelled by their part.
        short: msg({ message: `Cancelled by ${name}`, context: 'the customer' }),
        next: endedWithoutPayment(booking) ? msg`The time is free again.` : msg`What you are paid for it stands below.`,
      };
  }
}
