const ARABIC_MARKS = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
const LATIN_MARKS = /[\u0300-\u036F]/g;
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
];

/**
 * Brings a text to the form in which search compares it: lower case, no accents or tashkeel, and the Arabic
 * spellings people mix (أإآا, ةه, يى) as one letter. Words are separated by one space. Folding twice changes nothing.
 */
export function foldForSearch(text: string): string {
  let folded = text.toLowerCase();
  for (const [letters, letter] of LETTERS) folded = folded.replace(letters, letter);
  return folded
    .replace(ARABIC_MARKS, '')
    .normalize('NFKD')
    .replace(LATIN_MARKS, '')
    .replace(ARABIC_MARKS, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
