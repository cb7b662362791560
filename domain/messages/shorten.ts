const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** No character that people see has more code units than this; longer ones are cut. */
const LONGEST_GRAPHEME = 64;

/**
 * The first `length` characters of a text and "…", or the whole text if it is not longer (specification 5.8).
 * Characters as people see them: an emoji of several code points, or a letter with tashkeel, is one.
 */
export function shorten(text: string, length: number): string {
  const beginning = text.slice(0, (length + 1) * LONGEST_GRAPHEME);
  const characters = Array.from(GRAPHEMES.segment(beginning), ({ segment }) => segment);
  if (characters.length <= length && beginning.length === text.length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}
