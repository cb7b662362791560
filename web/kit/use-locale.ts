import { useSyncExternalStore } from 'react';
import type { Locale } from '@hirfa/domain/market';
import { useLanguage } from './use-language.ts';
import { watchMark } from './watch-mark.ts';

const MARK = 'data-digits';
const watchDigits = watchMark(MARK);

const isArabicIndic = () => document.documentElement.getAttribute(MARK) === 'arab';

/** Whether Arabic digits (٠١٢) were chosen, from the mark on <html>; false until the page is hydrated. */
export function useArabicIndic(): boolean {
  return useSyncExternalStore(watchDigits, isArabicIndic, () => false);
}

/** The locale for numbers and dates: the page's language, and in Arabic the chosen digits. */
export function useLocale(): Locale {
  const language = useLanguage();
  const chosen = useArabicIndic();
  return language === 'ar' && chosen ? 'ar-arab' : language;
}
