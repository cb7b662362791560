/** Tashkeel, tatweel, and the hamzas and accents that decomposition separates from their letters. */
const MARKS = /[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06ED\u0640]/g;
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ٱ/g, 'ا'],
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
];

/**
 * Converts a text to the form that search compares: lower case, no accents or tashkeel, one letter for Arabic
 * spellings that people mix (أإآا, ةه, يى), one space between words. Folding twice changes nothing.
 */
export function foldForSearch(text: string): string {
  let folded = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(MARKS, '');
  for (const [letters, letter] of LETTERS) folded = folded.replace(letters, letter);
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
