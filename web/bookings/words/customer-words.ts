import type { Booking } from '@hirfa/contract/bookings';
import { beginsAt, settlesAt } from '@hirfa/domain/bookings';
import type { Locale } from '@hirfa/domain/market';
import { msg } from '@lingui/core/macro';
import { keptAmount, type Stage, stageOf } from '../facts/facts.ts';
import { momentText, moneyText, providerName, type StatusWords } from './words.ts';

type Describe = (booking: Booking, locale: Locale, now: Date) => StatusWords;

export const customerWords: Describe = (booking, locale, now) => WORDS[stageOf(booking)](booking, locale, now);

/** Shown until the server has ended the booking. */
const HOLD_IS_OVER = msg`The time to pay is over: this booking is being closed. Nothing was charged.`;

const WORDS: Record<Stage, Describe> = {
  unpaid: ({ hold_until }, locale, now) => {
    if (now >= new Date(hold_until)) return { tone: 'quiet', short: msg`Waiting for your payment`, next: HOLD_IS_OVER };
    const until = momentText(hold_until, locale, now);
    return {
      tone: 'warn',
      short: msg`Waiting for your payment`,
      next: msg`Your time is held until ${until}. Pay by then to send the request.`,
    };
  },
  payment_failed: ({ hold_until }, locale, now) => {
    if (now >= new Date(hold_until)) return { tone: 'bad', short: msg`Payment did not go through`, next: HOLD_IS_OVER };
    const until = momentText(hold_until, locale, now);
    return {
      tone: 'bad',
      short: msg`Payment did not go through`,
      next: msg`Your time is still held until ${until}. Please try once more.`,
    };
  },
  waiting: (booking, locale, now) => {
    const name = providerName(booking, locale);
    const until = momentText(booking.respond_by ?? booking.starts_at, locale, now);
    const next = msg`${name} answers by ${until} at the latest. Without an answer the request ends, and you pay nothing.`;
    return { tone: 'warn', short: msg`Waiting for ${name}`, next };
  },
  charging: (booking, locale) => {
    const name = providerName(booking, locale);
    return {
      tone: 'ok',
      short: msg`Accepted`,
      next: msg`${name} accepted. Your payment is being completed; your start code appears here right after.`,
    };
  },
  confirmed: (booking, locale, now) => {
    const name = providerName(booking, locale);
    if (now > new Date(booking.starts_at)) {
      const when = momentText(booking.starts_at, locale, now);
      const next = msg`The start time was ${when}. Give your code to ${name} when you begin.`;
      return { tone: 'ok', short: msg`Confirmed`, next };
    }
    const next =
      booking.mode === 'online'
        ? msg`You meet ${name} online. Say your code when you begin.`
        : msg`Show your code when ${name} arrives.`;
    return { tone: 'ok', short: msg`Confirmed`, next };
  },
  started: ({ started_at }, locale, now) => {
    if (started_at === null) return { tone: 'ok', short: msg`Started`, next: null };
    const at = momentText(beginsAt(new Date(started_at)).toISOString(), locale, now);
    return {
      tone: 'ok',
      short: msg`Started`,
      next: msg`Confirm by ${at} that work has begun. After that it is recorded automatically.`,
    };
  },
  in_progress: (booking, locale) => {
    const name = providerName(booking, locale);
    return {
      tone: 'ok',
      short: msg`In progress`,
      next: msg`${name} marks the job as finished when it is done; you then confirm it.`,
    };
  },
  done: ({ finished_at }, locale, now) => ({
    tone: 'warn',
    short: msg`Please confirm`,
    next: finished_at === null ? null : settlesBy(finished_at, locale, now),
  }),
  settled: () => ({ tone: 'ok', short: msg`Completed`, next: msg`The job is done. Thank you for booking with Hirfa.` }),
  cancelled: (booking, locale, now) => cancelled(booking, locale, now),
};

function settlesBy(finishedAt: string, locale: Locale, now: Date) {
  const until = momentText(settlesAt(new Date(finishedAt)).toISOString(), locale, now);
  return msg`Confirm by ${until} that the job is done. After that it counts as confirmed.`;
}

function ownCancellation(booking: Booking, locale: Locale) {
  if (booking.refund === null) return msg`You cancelled this booking.`;
  const back = moneyText(booking.refund.amount, locale);
  const kept = keptAmount(booking);
  if (kept === null) return msg`You cancelled this booking. ${back} goes back to you.`;
  if (Number(kept) === 0)
    return msg`You cancelled this booking. ${back} goes back to you; your discounts pay for the late cancellation.`;
  const left = moneyText(kept, locale);
  return msg`You cancelled this booking. ${back} goes back to you; ${left} is kept.`;
}

function ownAbsence(booking: Booking, locale: Locale) {
  const name = providerName(booking, locale);
  const back = moneyText(booking.refund?.amount ?? '0.00', locale);
  const kept = keptAmount(booking) ?? '0.00';
  if (Number(kept) === 0)
    return msg`${name} came and could not find you. ${back} goes back to you; your discounts pay for it, as for a late cancellation.`;
  const left = moneyText(kept, locale);
  return msg`${name} came and could not find you. ${back} goes back to you; ${left} is kept, as for a late cancellation.`;
}

/** Nobody has to work for money that has gone back. */
const WITHOUT_MONEY: Record<'charged_back' | 'first_job_paid_back', StatusWords> = {
  charged_back: {
    tone: 'quiet',
    short: msg`Ended by the bank`,
    next: msg`The job did not take place, because your bank has taken the payment back.`,
  },
  first_job_paid_back: {
    tone: 'quiet',
    short: msg`Visit cancelled`,
    next: msg`The payment for the first job went back, so its free second visit was cancelled.`,
  },
};

function cancelledByHirfa(booking: Booking, locale: Locale) {
  if (booking.confirmed_at === null) return msg`Our team cancelled this booking. You pay nothing.`;
  const kept = keptAmount(booking);
  if (kept === null) return msg`Our team cancelled this booking. You get all your money back.`;
  if (Number(kept) === 0)
    return msg`Our team cancelled this booking. You get all your money back; your discounts pay for the work that had begun.`;
  const back = moneyText(booking.refund?.amount ?? '0.00', locale);
  const left = moneyText(kept, locale);
  return msg`Our team cancelled this booking. ${back} goes back to you; ${left} is kept for the work that had begun.`;
}

const cancelled: Describe = (booking, locale) => {
  const name = providerName(booking, locale);
  switch (booking.cancel_reason) {
    case 'hold_expired':
      return { tone: 'quiet', short: msg`Not paid in time`, next: msg`The time is free again. Nothing was charged.` };
    case 'request_expired':
      return {
        tone: 'quiet',
        short: msg`No answer in time`,
        next: msg`${name} did not answer in time. You pay nothing.`,
      };
    case 'declined':
      return { tone: 'bad', short: msg`Declined`, next: msg`${name} can’t take this job. You pay nothing.` };
    case 'withdrawn':
      return { tone: 'quiet', short: msg`Withdrawn`, next: msg`You withdrew the request. You pay nothing.` };
    case 'capture_failed':
      return {
        tone: 'bad',
        short: msg`Payment failed`,
        next: msg`Your payment could not be completed, so the booking ended. You pay nothing.`,
      };
    case 'charged_back':
    case 'first_job_paid_back':
      return WITHOUT_MONEY[booking.cancel_reason];
    case 'provider_cancelled':
      return {
        tone: 'bad',
        short: msg`Cancelled by ${name}`,
        next: msg`${name} had to cancel. You get all your money back.`,
      };
    case 'provider_absent':
      return {
        tone: 'bad',
        short: msg`${name} did not come`,
        next: msg`We are sorry about that. You get all your money back.`,
      };
    case 'customer_absent':
      return {
        tone: 'bad',
        short: msg`You were not there`,
        next: ownAbsence(booking, locale),
      };
    case 'admin_cancelled':
      return { tone: 'bad', short: msg`Cancelled by Hirfa`, next: cancelledByHirfa(booking, locale) };
    case 'customer_cancelled':
    case null:
      return { tone: 'quiet', short: msg`Cancelled by you`, next: ownCancellation(booking, locale) };
  }
};
