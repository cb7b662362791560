import { useState } from 'react';
import { useSession } from '../kit/use-session.ts';

/** What somebody has typed and not sent, which this tab keeps when it is loaded again. */
export function useUnsentWords(): [words: string, setWords: (words: string) => void] {
  const session = useSession();
  const key = `hirfa.support.words.${session().userId()}`;
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
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Where nothing can be stored, the words last as long as the page. */
function write(key: string, words: string): void {
  try {
    if (words === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, words);
  } catch {
    // The words stay in the field.
  }
}
