// @with-first-page
import { useState } from 'react';
import { useSession } from '../use-session.ts';

/** The keys of words that somebody was writing; a sign-out forgets them. */
export const WORDS_KEY = 'hirfa.words.';

/** What somebody is writing in a place; it is there again after they have left the place or closed the page. */
export function useUnsentWords(place: string): [words: string, setWords: (words: string) => void] {
  const session = useSession();
  const key = `${WORDS_KEY}${session().userId()}.${place}`;
  const [words, setWords] = useState(() => read(key));
  return [
    words,
    (next) => {
      setWords(next);
      write(key, next);
    },
  ];
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, words: string): void {
  try {
    if (words === '') localStorage.removeItem(key);
    else localStorage.setItem(key, words);
  } catch {
    // Where nothing may be stored, the words stay while the page is open.
  }
}
