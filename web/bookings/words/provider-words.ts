import type { Booking } from '@hirfa/contract/bookings';
import { settlesAt, startableFrom } from '@hirfa/domain/bookings';
import { cairoDay, type Locale } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { endedWithoutPayment, type Stage, stageOf } from '../facts/facts.ts';
import { customerName, momentText, type StatusWords, timeText } from './words.ts';

type Describe = (booking: Booking, locale: Locale, now: Date) => StatusWords;

export const providerWords: Describe = (booking, locale, now) => WORDS[stageOf(booking)](booking, locale, now);

/** What became of a request; an accepted one with its time, which the provider has just agreed to. */
export function requestOutcome(booking: Booking, locale: Locale, now: Date): MessageDescriptor {
  if (booking.status === 'cancelled') {
    const { short, next } = cancelled(booking, locale);
    return next ?? short;
  }
  const name = customerName(booking, locale);
  const when = momentText(booking.starts_at, locale, now);
  return msg`Accepted: ${name}, ${when}`;
}

const notPaid: StatusWords = {
  tone: 'quiet',
  short: msg`Not paid yet`,
  next: msg`You can answer once the customer’s payment is secured.`,
};

const WORDS: Record<Stage, Describe> = {
  unpaid: () => notPaid,
  payment_failed: () => notPaid,
  waiting: ({ respond_by, starts_at }, locale, now) => {
    const until = momentText(respond_by ?? starts_at, locale, now);
    return {
      tone: 'warn',
      short: msg`Waiting for your answer`,
      next: msg`Answer by ${until}. After that the request expires.`,
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
      const when = momentText(booking.starts_at, locale, now);
      const next = msg`The start time was ${when}. Ask ${name} for the 4-digit code.`;
      return { tone: 'ok', short: msg`Confirmed`, next };
    }
    const from = startText(booking, locale, now);
    const next = msg`You can start the job from ${from} on: ask ${name} for the 4-digit code.`;
    return { tone: 'ok', short: msg`Confirmed`, next };
  },
  started: (booking, locale, now) => ({ tone: 'ok', short: msg`Started`, next: whenToFinish(booking, locale, now) }),
  in_progress: (booking, locale, now) => ({
    tone: 'ok',
    short: msg`In progress`,
    next: whenToFinish(booking, locale, now),
  }),
  done: (booking, locale, now) => {
    const name = customerName(booking, locale);
    return { tone: 'warn', short: msg`Finished`, next: releasedBy(booking, name, locale, now) };
  },
  settled: () => ({ tone: 'quiet', short: msg`Settled`, next: msg`Your earnings are ready for the next payout.` }),
  cancelled: (booking, locale) => cancelled(booking, locale),
};

/** From when on a job can be started; today, the time is enough. */
function startText({ starts_at }: Booking, locale: Locale, now: Date): string {
  const from = startableFrom(new Date(starts_at));
  const at = from.toISOString();
  return cairoDay(from) === cairoDay(now) ? timeText(at, locale) : momentText(at, locale, now);
}

/** A job that started early can be finished only from its planned start on. */
function whenToFinish({ starts_at }: Booking, locale: Locale, now: Date) {
  if (now >= new Date(starts_at)) return msg`Finish the job here when the work is done.`;
  const from = timeText(starts_at, locale);
  return msg`Finish the job here when the work is done, from ${from} on.`;
}

function releasedBy({ finished_at }: Booking, name: string, locale: Locale, now: Date) {
  if (finished_at === null) return null;
  const until = momentText(settlesAt(new Date(finished_at)).toISOString(), locale, now);
  return msg`Your earnings are released when ${name} confirms, ${until} at the latest.`;
}

/** Nobody has to work for money that has gone back. */
function withoutMoney(reason: 'charged_back' | 'first_job_paid_back', name: string): StatusWords {
  if (reason === 'charged_back')
    return {
      tone: 'quiet',
      short: msg`Ended by the bank`,
      next: msg`The customer’s bank has taken the payment back. The time is free again, and this does not count against you.`,
    };
  return {
    tone: 'quiet',
    short: msg`Visit cancelled`,
    next: msg`The payment for the first job went back to ${name}, so this free visit was cancelled. The time is free again, and this does not count against you.`,
  };
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
        next: msg`Declined. ${name} has been notified, and the time is free again.`,
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
    case 'charged_back':
    case 'first_job_paid_back':
      return withoutMoney(booking.cancel_reason, name);
    case 'provider_cancelled':
      return { tone: 'quiet', short: msg`Cancelled by you`, next: msg`${name} gets all the money back.` };
    case 'provider_absent':
      return { tone: 'bad', short: msg`You were not there`, next: msg`${name} got all the money back.` };
    case 'customer_absent':
      return { tone: 'quiet', short: msg`${name} was not there`, next: msg`You are paid as for a late cancellation.` };
    case 'admin_cancelled':
      return {
        tone: 'bad',
        short: msg`Cancelled by Hirfa`,
        next: endedWithoutPayment(booking)
          ? msg`Our team cancelled this booking.`
          : msg`Our team cancelled this booking. Your earnings for it are shown below.`,
      };
    case 'customer_cancelled':
    case null:
      return {
        tone: 'bad',
        // Arabic names who cancelled by their part.
        short: msg({ message: `Cancelled by ${name}`, context: 'the customer' }),
        next: endedWithoutPayment(booking) ? msg`The time is free again.` : msg`Your earnings for it are shown below.`,
      };
  }
}
