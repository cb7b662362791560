import type { Booking } from '@hirfa/contract/bookings';
import { type Language, textIn } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import type { StateTone } from '../../ui/state-badge.tsx';

/** A state in a few words, and what happens next. */
export interface StatusWords {
  tone: StateTone;
  short: MessageDescriptor;
  next: MessageDescriptor | null;
}

const ISOLATE: Record<Language, string> = { en: '\u2066', ar: '\u2067' };
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A name within a sentence; where it runs against the sentence, it is isolated from it. */
function within(name: string, language: Language): string {
  const runsAlong = /\p{Script=Arabic}/u.test(name) === (language === 'ar');
  return runsAlong ? name : FIRST_STRONG_ISOLATE + name + POP_ISOLATE;
}

export function providerName({ provider }: Booking, language: Language): string {
  return within(textIn(provider, 'display_name', language), language);
}

export function customerName({ customer }: Booking, language: Language): string {
  return within(customer.display_name, language);
}

/** "EGP 538.65" */
export function moneyIn(amount: string, language: Language): string {
  return ISOLATE[language] + formatMoney(amount, language, true) + POP_ISOLATE;
}

/** "Saturday, 28 November at 14:00" */
export function momentIn(at: string, language: Language): string {
  return formatMoment(at, 'day-and-time', language);
}
