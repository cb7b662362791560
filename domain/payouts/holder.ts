import { foldForSearch, nameWordKeys } from '../catalogue/index.ts';

/** Words that are one name with the next word, folded: «عبد الرحمن» is "Abdelrahman", "El Sayed" is «السيد». */
const BEGINNINGS = /(?<=^| )(abd|abd[aeu]l|ab[uo]|[ae]l|عبد|ابو) (?=\p{L})/gu;

const wordsOf = (name: string) => nameWordKeys(foldForSearch(name).replace(BEGINNINGS, '$1'));

/**
 * Whether the holder of an account seems to be somebody else than a person with these names, in whichever script each
 * is written. It is the same person where the first names agree, or two names: a family has only one in common. Nobody
 * is refused by it, because spellings differ.
 */
export function isOtherHolder(holder: string, names: readonly string[]): boolean {
  const words = wordsOf(holder);
  const known = names.map(wordsOf).filter((own) => own.length > 0);
  return words.length > 0 && known.length > 0 && !known.some((own) => isSamePerson(words, own));
}

const isSamePerson = (one: readonly string[], other: readonly string[]) =>
  one[0] === other[0] || one.filter((word) => other.includes(word)).length > 1;

const ARABIC = /\p{Script=Arabic}/u;

/**
 * The holder in a file of Latin letters: an Arabic name as the documents of the person spell it, where they have each
 * word of it; any other name as it is.
 */
export function latinHolder(holder: string, names: readonly string[]): string {
  if (!ARABIC.test(holder)) return holder;
  const words = wordsOf(holder);
  const spelled = names.filter((name) => !ARABIC.test(name) && words.every((word) => wordsOf(name).includes(word)));
  return spelled[0] ?? holder;
}
