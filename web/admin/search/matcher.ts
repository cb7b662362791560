import { foldForSearch, searchWords } from '@hirfa/domain/catalogue';

/** Whether every word of a search is the beginning of a word of a text, in any spelling. */
export function matcher(search: string): (text: string) => boolean {
  const words = searchWords(search);
  return (text) => {
    // Each word with its article and without.
    const folded = ` ${foldForSearch(text)} ${searchWords(text).join(' ')}`;
    return words.every((word) => folded.includes(` ${word}`));
  };
}
