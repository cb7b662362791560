import type { Booking } from '@hirfa/contract/bookings';
import { settlesAt } from '@hirfa/domain/bookings';
import type { Locale } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { stageOf } from '../facts/facts.ts';
import { customerName, momentText, moneyText, providerName } from './words.ts';

/** What happens next with a booking in cash, where the words of others tell of money that was paid; null elsewhere. */
export function cashNext(booking: Booking, locale: Locale, now: Date): MessageDescriptor | null {
  if (booking.cash === null || booking.part === 'admin') return null;
  const amount = moneyText(booking.cash.amount, locale);
  return booking.part === 'customer'
    ? forCustomer(booking, amount, locale, now)
    : forProvider(booking, amount, locale, now);
}

const until = (at: string, locale: Locale, now: Date) => momentText(settlesAt(new Date(at)).toISOString(), locale, now);

function forCustomer(booking: Booking, amount: string, locale: Locale, now: Date): MessageDescriptor | null {
  const name = providerName(booking, locale);
  const { finished_at, cancel_reason } = booking;
  switch (stageOf(booking)) {
    case 'unpaid':
    case 'payment_failed':
      return msg`Your request is being sent.`;
    case 'charging':
      return msg`${name} accepted. Your start code appears here in a moment.`;
    case 'in_progress':
      return msg`When the job is done, you pay ${amount} to ${name} in cash, and confirm it here.`;
    case 'done': {
      if (finished_at === null) return null;
      const at = until(finished_at, locale, now);
      return msg`Pay ${amount} to ${name} in cash, and confirm it by ${at}. After that it counts as paid.`;
    }
    case 'cancelled':
      if (cancel_reason === 'customer_absent')
        return msg`${name} came and could not find you. You pay nothing. If you were there, please write to our support.`;
      return booking.confirmed_at === null ? null : msg`Nothing was paid, and nothing is to be paid.`;
    default:
      return null;
  }
}

function forProvider(booking: Booking, amount: string, locale: Locale, now: Date): MessageDescriptor | null {
  const name = customerName(booking, locale);
  switch (stageOf(booking)) {
    case 'charging':
      return msg`Everything that you need appears here in a moment.`;
    case 'started':
    case 'in_progress':
      return msg`When the work is done and ${name} has paid ${amount} in cash, finish the job here.`;
    case 'done': {
      if (booking.finished_at === null) return null;
      const at = until(booking.finished_at, locale, now);
      return msg`${name} pays ${amount} in cash. If it is another amount, report it by ${at}. After that it counts as paid.`;
    }
    case 'settled':
      return msg`You have the cash. What you owe of it is taken from your next payouts.`;
    case 'cancelled':
      return booking.confirmed_at === null ? null : msg`Nothing is paid for it. The time is free again.`;
    default:
      return null;
  }
}
