/** A text as the search for contacts reads it, with the place of each of its units in the original. */
export interface Folded {
  text: string;
  /** Where the character of a folded unit begins and ends in the original, with its marks. */
  starts: number[];
  ends: number[];
}

/** Letters of other alphabets, or of other languages in the same one, that look or sound like those of the patterns. */
const SEEN = 'авеікмнорстухѕοαıٱىیةکگڤپچ。';
const MEANT = 'abeikmhopctyxsoaiاييهككفبج.';
const FOLDED_LETTERS = new Map(Array.from(SEEN, (letter, at) => [letter, MEANT.charAt(at)] as const));

/** Filled circles, which have no decomposition: each row starts at its digit 1. */
const CIRCLED_ONES = [0x2776, 0x2780, 0x278a, 0x24f5];
const CIRCLED_ZEROS = ['⓿', '🄋', '🄌'];
const TEN = '🔟';

/** Marks, tatweel, and characters that show nothing; blank letters (Hangul fillers, blank Braille) included. */
const UNSEEN = /[\p{M}\p{Cf}\p{Co}\u0640\u115F\u1160\u2800\u3164\uFFA0]|[^\P{Cc}\s]/u;
const SPACE = /[^\S\n]/u;
const MARK = /\p{M}/u;
const DIGIT = /\p{Nd}/u;

/**
 * Folds a text for the search: lower case, all digits as 0 to 9 (Arabic-Indic, Persian, full width, keycaps, circled),
 * one letter for those that look alike, one space for several, nothing for what people do not see. Takes time linear
 * in the text.
 */
export function fold(original: string): Folded {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of original) {
    const seen = seenOf(character);
    if (MARK.test(character) && ends.length > 0) ends[ends.length - 1] = at + character.length;
    for (const unit of seen === ' ' && units.at(-1) === ' ' ? [] : seen.split('')) {
      units.push(unit);
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { text: units.join(''), starts, ends };
}

function seenOf(character: string): string {
  if (character >= ' ' && character < '\u007F') return character.toLowerCase();
  if (character === TEN) return '10';
  if (CIRCLED_ZEROS.includes(character)) return '0';
  const circled = CIRCLED_ONES.map((one) => (character.codePointAt(0) ?? 0) - one).find(
    (from) => from >= 0 && from < 9,
  );
  if (circled !== undefined) return String(circled + 1);
  return Array.from(character.normalize('NFKD').toLowerCase(), seenPart).join('');
}

function seenPart(character: string): string {
  if (UNSEEN.test(character)) return '';
  if (SPACE.test(character)) return ' ';
  if (DIGIT.test(character)) return digitOf(character);
  return FOLDED_LETTERS.get(character) ?? character;
}

/** The value of a decimal digit: Unicode has those of a script in a row, zero first. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
