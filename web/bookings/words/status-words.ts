import type { Booking } from '@hirfa/contract/bookings';
import type { Locale } from '@hirfa/domain/market';
import { adminWords } from './admin-words.ts';
import { cashNext } from './cash-words.ts';
import { chargebackWords } from './chargeback-words.ts';
import { customerWords } from './customer-words.ts';
import { disputeWords } from './dispute-words.ts';
import { providerWords } from './provider-words.ts';
import { secondVisitNext } from './second-visit-words.ts';
import type { StatusWords } from './words.ts';

/** The texts for the state of a booking, by the part of the reader. */
export function statusWords(booking: Booking, locale: Locale, now: Date): StatusWords {
  const chargedBack = chargebackWords(booking);
  if (chargedBack !== null) return chargedBack;
  const disputed = disputeWords(booking, locale, now);
  if (disputed !== null) return disputed;
  const words = wordsFor(booking, locale, now);
  return { ...words, next: secondVisitNext(booking, locale, now) ?? cashNext(booking, locale, now) ?? words.next };
}

function wordsFor(booking: Booking, locale: Locale, now: Date): StatusWords {
  switch (booking.part) {
    case 'customer':
      return customerWords(booking, locale, now);
    case 'provider':
      return providerWords(booking, locale, now);
    case 'admin':
      return adminWords(booking, locale);
  }
}
