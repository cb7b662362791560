import { foldForSearch } from '../catalogue/index.ts';

const ARABIC = /\p{Script=Arabic}/u;
const wordsOf = (name: string) => foldForSearch(name).split(' ').filter(Boolean);

/**
 * Whether the holder of an account seems to be somebody else than a person with these names: none of its words is one
 * of theirs. Names in two scripts can not be compared.
 */
export function isOtherHolder(holder: string, names: readonly string[]): boolean {
  const words = wordsOf(holder);
  const known = names.flatMap(wordsOf).filter((word) => ARABIC.test(word) === ARABIC.test(holder));
  return words.length > 0 && known.length > 0 && !words.some((word) => known.includes(word));
}
