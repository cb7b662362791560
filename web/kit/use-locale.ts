import { useSyncExternalStore } from 'react';
import type { Locale } from './format.ts';
import { useLanguage } from './use-language.ts';

const MARK = 'data-digits';
const watchers = new Set<() => void>();
let observer: MutationObserver | undefined;

/** One eye on the mark, however many figures a page has. */
function watch(changed: () => void) {
  watchers.add(changed);
  if (observer === undefined) {
    observer = new MutationObserver(() => {
      for (const each of watchers) each();
    });
    observer.observe(document.documentElement, { attributes: true, attributeFilter: [MARK] });
  }
  return () => void watchers.delete(changed);
}

const isArabicIndic = () => document.documentElement.getAttribute(MARK) === 'arab';

/** Whether ٠١٢ were chosen, as the mark on <html> says; not while the page is still the server's, which knows nobody. */
export function useArabicIndic(): boolean {
  return useSyncExternalStore(watch, isArabicIndic, () => false);
}

/** How figures and moments are written around a component: the page's language, and in Arabic the digits that were chosen. */
export function useLocale(): Locale {
  const language = useLanguage();
  const chosen = useArabicIndic();
  return language === 'ar' && chosen ? 'ar-arab' : language;
}
