import type { Language } from '@hirfa/domain/market';

/** Not in the catalogues: the script stands in every page of the demo, and in no other one. */
const MARKS: Record<Language, string> = { en: 'DEMO', ar: 'تجريبي' };

/** Whether the server has marked this page as one of the demo. */
export const isDemoPage = () => document.documentElement.dataset['demo'] !== undefined;

/** A script that begins the title of every page with the mark of the demo, also after the router has changed it. */
export const markTitle = (language: Language) =>
  `(function (mark) {
  function begin() {
    if (document.title.indexOf(mark) !== 0) document.title = mark + document.title;
  }
  new MutationObserver(begin).observe(document.head, { childList: true, subtree: true, characterData: true });
  begin();
})('${MARKS[language]} · ')`.replaceAll(/\n\s*/g, '');
