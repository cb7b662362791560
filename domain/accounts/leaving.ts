import type { Language } from '../market/index.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * From asking for an account's end to the end; how long it waits where something is still open then; and how long who has no password
 * may ask for it after signing in.
 */
export const LEAVING = { days: 14, waitMs: 14 * DAY_MS, againMs: DAY_MS, freshMs: 10 * MINUTE_MS } as const;

/** What somebody without a password types to show that they mean it. */
export const LEAVING_WORDS: Record<Language, string> = { en: 'DELETE', ar: 'حذف' };

/** Whether a text is the word, in either language. */
export function isLeavingWord(text: string): boolean {
  const typed = text.trim().toUpperCase();
  return Object.values(LEAVING_WORDS).includes(typed);
}
