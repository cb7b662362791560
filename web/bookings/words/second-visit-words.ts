import type { Booking } from '@hirfa/contract/bookings';
import { RESCUED_REASONS } from '@hirfa/domain/bookings';
import type { Locale } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { stageOf } from '../facts/facts.ts';
import { customerName, providerName } from './words.ts';

/** What happens next with a free second visit, where the words of other bookings tell of money; null elsewhere. */
export function secondVisitNext(booking: Booking, locale: Locale): MessageDescriptor | null {
  if (booking.second_visit === null || booking.part === 'admin') return null;
  return booking.part === 'customer' ? forCustomer(booking, locale) : forProvider(booking, locale);
}

function forCustomer(booking: Booking, locale: Locale): MessageDescriptor | null {
  const name = providerName(booking, locale);
  const { cancel_reason } = booking;
  if (stageOf(booking) === 'waiting')
    return msg`${name} answers soon. You pay nothing for this visit, and if it is declined you can ask again.`;
  if (cancel_reason === 'customer_absent')
    return msg`${name} came and could not find you. The free second visit is used up.`;
  if (cancel_reason === 'customer_cancelled')
    return msg`You cancelled this visit. You can ask again until the last day.`;
  if (RESCUED_REASONS.some((reason) => reason === cancel_reason))
    return msg`You can ask for the free second visit again: you have 7 days at least.`;
  return null;
}

function forProvider(booking: Booking, locale: Locale): MessageDescriptor | null {
  const name = customerName(booking, locale);
  switch (stageOf(booking)) {
    case 'done':
      return msg`${name} is asked to confirm. This visit was free, and counts as a job that you have done.`;
    case 'settled':
      return msg`This visit was free, and counts as a job that you have done.`;
    case 'cancelled':
      return forProviderAtEnd(booking, name);
    default:
      return null;
  }
}

function forProviderAtEnd({ cancel_reason }: Booking, name: string): MessageDescriptor | null {
  if (cancel_reason === 'provider_cancelled' || cancel_reason === 'provider_absent')
    return msg`${name} can ask for the free second visit again.`;
  return cancel_reason === 'customer_absent' ? msg`The free second visit is used up.` : null;
}
