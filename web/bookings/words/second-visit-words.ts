import type { Booking } from '@hirfa/contract/bookings';
import { RESCUED_REASONS } from '@hirfa/domain/bookings';
import type { Locale } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { stageOf } from '../facts/facts.ts';
import { customerName, momentText, providerName } from './words.ts';

/** What happens next with a free second visit, where the words of other bookings tell of money; null elsewhere. */
export function secondVisitNext(booking: Booking, locale: Locale, now: Date): MessageDescriptor | null {
  if (booking.second_visit === null || booking.part === 'admin') return null;
  return booking.part === 'customer' ? forCustomer(booking, locale, now) : forProvider(booking, locale);
}

const forWaiting = (name: string, until: string) =>
  msg`${name} answers by ${until} at the latest. You pay nothing for this visit. If it is declined or not answered, you can ask again.`;

function forCustomer(booking: Booking, locale: Locale, now: Date): MessageDescriptor | null {
  const name = providerName(booking, locale);
  const { cancel_reason } = booking;
  if (stageOf(booking) === 'waiting')
    return forWaiting(name, momentText(booking.respond_by ?? booking.starts_at, locale, now));
  if (cancel_reason === 'customer_absent')
    return msg`${name} came and could not find you. The free second visit is used up. If you were there, please write to our support.`;
  if (cancel_reason === 'customer_cancelled')
    return msg`You cancelled this visit. The page of the first job shows whether you can ask again.`;
  if (RESCUED_REASONS.some((reason) => reason === cancel_reason))
    return msg`This visit does not count. The page of the first job shows whether you can ask again.`;
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
  if (RESCUED_REASONS.some((reason) => reason === cancel_reason && reason !== 'declined'))
    return msg`${name} can ask for the free second visit again.`;
  return cancel_reason === 'customer_absent' ? msg`The free second visit is used up.` : null;
}
