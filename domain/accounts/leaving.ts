import type { Language } from '../market/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From asking for an account's end to the end, and how long it waits where something is still open then. */
export const LEAVING = { days: 14, waitMs: 14 * DAY_MS, againMs: DAY_MS } as const;

/** What somebody without a password types to show that they mean it. */
export const LEAVING_WORDS: Record<Language, string> = { en: 'DELETE', ar: 'حذف' };

/** Whether a text is the word, in either language. */
export function isLeavingWord(text: string): boolean {
  const typed = text.trim().toUpperCase();
  return Object.values(LEAVING_WORDS).includes(typed);
}
