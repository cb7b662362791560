import { useState } from 'react';
import { useSession } from '../../kit/use-session.ts';
import { WORDS_KEY } from './forget-words.ts';

/** What somebody is writing in a chat; it is there again after they have left the chat or closed the page. */
export function useUnsentWords(chatId: string): [words: string, setWords: (words: string) => void] {
  const session = useSession();
  const key = `${WORDS_KEY}${session().userId()}.${chatId}`;
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
    // Where nothing may be stored, the words stay while the chat is open.
  }
}
