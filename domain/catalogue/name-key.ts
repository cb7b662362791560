import { foldForSearch } from './search-folding.ts';

/**
 * How a name is reduced to the consonants that both scripts write: patterns and their replacements, which JavaScript
 * and PostgreSQL apply in this order to a folded text. Capitals, which no folded text has. Letters that Egyptians write
 * for one sound are the same (ج, g, j), vowels are left out, and so is an h at the end of a word («سارة»: Sara, Sarah).
 * A word with a digit is no name.
 */
export const NAME_KEY_STEPS: readonly (readonly [pattern: string, replacement: string])[] = [
  ['[^ ]*[0-9][^ ]*', ''],
  ['x', 'KS'],
  ['kh|خ', 'X'],
  ['sh|ch|ش', 'C'],
  ['gh|غ|ج|g|j', 'G'],
  ['dh|d|د|ض', 'D'],
  ['th|t|ت|ط|ث', 'T'],
  ['ph|f|v|ف', 'F'],
  ['k|q|c|ك|ق', 'K'],
  ['s|س|ص', 'S'],
  ['z|ز|ذ|ظ', 'Z'],
  ['b|p|ب', 'B'],
  ['h|ح|ه', 'H'],
  ['l|ل', 'L'],
  ['m|م', 'M'],
  ['n|ن', 'N'],
  ['r|ر', 'R'],
  ['[^A-Z ]+', ''],
  ['H+(?= |$)', ''],
];

/** A key with fewer letters is compared with whole words only: two consonants are part of too many names. */
const LONG = 3;

/** What the key of a name has to contain, as patterns of LIKE: the key of each word, or all of them joined. */
export interface NameKeys {
  words: string[];
  joined: string | null;
}

/** The key of each word of a name that has one: names with the same keys may be one name in two scripts. */
export const nameWordKeys = (text: string): string[] => foldForSearch(text).split(' ').map(keyOf).filter(Boolean);

/**
 * The keys of the words of a name, in whichever script and spelling («سلمى عبد الرحمن», "salma abdelrahman": the same
 * joined key). Null if a word has no key, because the others alone would find too many people.
 */
export function nameKeys(text: string): NameKeys | null {
  const words = foldForSearch(text).split(' ').map(keyOf);
  if (words.includes('')) return null;
  const joined = squeezed(words.join(''));
  const isLong = (key: string) => key.length >= LONG;
  return {
    words: words.map((key) => (isLong(key) ? `%${key}%` : `% ${key} %`)),
    joined: isLong(joined) ? `%${joined}%` : null,
  };
}

function keyOf(word: string): string {
  const replaced = NAME_KEY_STEPS.reduce(
    (text, [pattern, replacement]) => text.replace(new RegExp(pattern, 'g'), replacement),
    word,
  );
  return squeezed(replaced);
}

const squeezed = (key: string) => key.replace(/(.)\1+/g, '$1');
