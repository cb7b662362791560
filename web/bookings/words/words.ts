import type { Booking } from '@hirfa/contract/bookings';
import { displayNameIn } from '@hirfa/domain/accounts';
import { formatDateTime, formatMoment, languageIn, type Locale, textIn } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { formatMoney, withInitial } from '../../kit/format.ts';
import type { StateTone } from '../../ui/state-badge.tsx';

/** A state in a few words, and what happens next. */
export interface StatusWords {
  tone: StateTone;
  short: MessageDescriptor;
  next: MessageDescriptor | null;
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A name within a sentence; isolated where its direction differs from that of the sentence. */
function within(displayName: string, locale: Locale): string {
  const name = withInitial(displayName);
  const runsAlong = /\p{Script=Arabic}/u.test(name) === (locale !== 'en');
  return runsAlong ? name : FIRST_STRONG_ISOLATE + name + POP_ISOLATE;
}

export function providerName({ provider }: Booking, locale: Locale): string {
  return within(textIn(provider, 'display_name', languageIn(locale)), locale);
}

export function customerName({ customer }: Booking, locale: Locale): string {
  return within(displayNameIn(customer.display_name, languageIn(locale)), locale);
}

/** "EGP 538.65" */
export function moneyText(amount: string, locale: Locale): string {
  return (
    (locale === 'en' ? LEFT_TO_RIGHT_ISOLATE : RIGHT_TO_LEFT_ISOLATE) + formatMoney(amount, locale, true) + POP_ISOLATE
  );
}

/** "2:00 PM today", "2:00 PM tomorrow", or with its date. */
export function momentText(at: string, locale: Locale, now: Date): string {
  return formatMoment(new Date(at), now, locale);
}

/** "2:00 PM" */
export function timeText(at: string, locale: Locale): string {
  return formatDateTime(new Date(at), 'time', locale);
}
