import type { Booking } from '@hirfa/contract/bookings';
import type { Language } from '@hirfa/domain/market';
import { adminWords } from './admin-words.ts';
import { customerWords } from './customer-words.ts';
import { providerWords } from './provider-words.ts';
import type { StatusWords } from './words.ts';

/** Where a booking is, in the words of the person who looks. */
export function statusWords(booking: Booking, language: Language, now: Date): StatusWords {
  switch (booking.part) {
    case 'customer':
      return customerWords(booking, language, now);
    case 'provider':
      return providerWords(booking, language, now);
    case 'admin':
      return adminWords(booking, language);
  }
}
