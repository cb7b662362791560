/**
 * How a text is folded for search, as parts of regular expressions that JavaScript and PostgreSQL both read: the
 * database folds the texts that are found, and this module the words that people search with.
 */
export const SEARCH_FOLDING = {
  /** Tashkeel, tatweel, invisible characters, and the hamzas and accents that decomposition separates from letters. */
  marks:
    '[\\u00AD\\u0300-\\u036F\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06ED\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]',
  /**
   * Letters and digits that people mix, or that a Persian or Urdu keyboard sends in place of the Arabic ones; each of
   * the first is written as the one at the same place in the second.
   */
  letters: ['ٱٲٳةەہھۃىیېۍےکڪ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااهههههيييييكك01234567890123456789'],
  /** The Arabic article with what is joined to it, before at least two letters of a word. */
  article: '(?:[وفبك]?ال|لل)(?=[^ ][^ ])',
} as const;

const MARKS = new RegExp(SEARCH_FOLDING.marks, 'g');
const ARTICLE = new RegExp(`^${SEARCH_FOLDING.article}`);
const [MIXED, CHOSEN] = SEARCH_FOLDING.letters;

/** Endings of the plural, after at least three letters: a search for "plumbers" or «سباكين» finds one of them, too. */
const PLURAL = /^(\p{L}{2,}[a-rt-z])s$|^(\p{L}{3,})(?:ين|ون|ات)$/u;

/**
 * Converts a text to the form that search compares: lower case, no accents or tashkeel, one letter for Arabic
 * spellings that people mix (أإآا, ةه, يى), one space between words. Folding twice changes nothing.
 */
export function foldForSearch(text: string): string {
  const bare = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(MARKS, '');
  const mixed = new RegExp(`[${MIXED}]`, 'g');
  const folded = bare.replace(mixed, (letter) => CHOSEN[MIXED.indexOf(letter)] ?? letter);
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/**
 * The words of a search, folded, without article and plural ending: each has to be the beginning of a word of what is
 * found (product decision: catalogue and search). Only letters and digits; empty if the text has none.
 */
export function searchWords(text: string): string[] {
  const words = foldForSearch(text).split(' ');
  return words.map((word) => word.replace(ARTICLE, '').replace(PLURAL, '$1$2')).filter((word) => word !== '');
}
