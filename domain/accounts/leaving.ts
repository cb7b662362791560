import type { Language } from '../market/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long after the request an account ends, and how much longer if bookings are still open then. */
export const LEAVING = { days: 14, waitMs: 14 * DAY_MS, againMs: DAY_MS } as const;

/** The word with which a person without a password confirms the deletion. */
export const LEAVING_WORDS: Record<Language, string> = { en: 'DELETE', ar: 'حذف' };

/** Whether a typed text is the word, in either language; case and outer spaces do not matter. */
export function isLeavingWord(text: string): boolean {
  const typed = text.trim().toUpperCase();
  return Object.values(LEAVING_WORDS).includes(typed);
}
