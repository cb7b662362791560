/** Of longer searches, and of shorter ones, nobody makes a trade word. */
const WORDS = { least: 2, most: 60 };
/** A number with more digits may be somebody's. */
const DIGITS = 4;

/**
 * What may be stored of a search that found nothing: its words, as `understand` returns them. Null where they are not
 * words for a trade, or may say who somebody is.
 */
export function missedWords(words: readonly string[]): string | null {
  const text = words.join(' ');
  const isPlain = text.length >= WORDS.least && text.length <= WORDS.most && /\p{L}{2}/u.test(text);
  const hasNumber = (text.match(/\d/g)?.length ?? 0) > DIGITS;
  return isPlain && !hasNumber ? text : null;
}
