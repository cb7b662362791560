import { nameKeys, searchWords } from '@hirfa/domain/catalogue';

/** More words find nobody else. */
const MAX_WORDS = 6;

/** A name that is looked for, as `is_named` of the database compares it. */
export interface NameWanted {
  /** The beginning of each word, as it is spelt. */
  patterns: readonly string[];
  /** Its consonants, for other spellings and the other script; none if they say too little. */
  keys: readonly string[];
  joinedKey: string | null;
}

/** Null if the text has no words. */
export function nameWanted(text: string): NameWanted | null {
  const patterns = patternsOf(text);
  if (patterns.length === 0) return null;
  const keys = nameKeys(text);
  return { patterns, keys: keys?.words.slice(0, MAX_WORDS) ?? [], joinedKey: keys?.joined ?? null };
}

/** The first words of a search, as patterns for a `search_text`. */
export const patternsOf = (text: string): string[] =>
  searchWords(text)
    .slice(0, MAX_WORDS)
    .map((word) => `% ${word}%`);
