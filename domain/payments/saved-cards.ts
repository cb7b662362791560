import { type Month, monthOf } from './ledger-months.ts';

/** A person saves this many cards at most; then the page of a payment no longer offers to save another one. */
export const MOST_SAVED_CARDS = 5;

/** A card is valid up to the end of its month; null where the gateway does not tell the month. */
export const isExpired = (expires: Month | null, now: Date): boolean => expires !== null && expires < monthOf(now);
