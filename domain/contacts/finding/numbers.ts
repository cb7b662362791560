import { type NumberWord, numberWord } from './number-words.ts';

/** A run of digits as people wrote it ("010", "٠١٠", "o1o", "zero"), with its place in the folded text. */
export interface NumberPart {
  digits: string;
  start: number;
  end: number;
  /** Written in words. */
  isSpelled: boolean;
  /** Letters stand right before or after it, as in a model number. */
  isAttached: boolean;
  /** What stands between the part before and this one; null if that separates two numbers. */
  link: string | null;
}

/** The sign of what is masked already; a link only where digits touch it, which never happens in a masked text. */
const MASKED = /•••/;
/** More than this between two parts separates two numbers. */
const LONGEST_LINK = 16;
/** Signs of amounts, shares and sizes separate numbers, as dates and times do. */
const SEPARATING = /[%$£€=×٪]/u;
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const DATE_START = String.raw`(?<![\d./+-]|00\P{L}{1,3})`;
const DATE_END = String.raw`(?!\d|[./-]\d)`;
const DAY_FIRST = new RegExp(`${DATE_START}${DAY}([./-])${MONTH}\\1${YEAR}${DATE_END}`, 'gu');
const YEAR_FIRST = new RegExp(`${DATE_START}${YEAR}([./-])${MONTH}\\1${DAY}${DATE_END}`, 'gu');
const TIME = /(?<![\d:.])[0-2]?\d:[0-5]\d(?![\d:])/g;
const TOKEN = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const PIECE = /\d+|\D+/g;

/** Splits a folded text into the parts of its numbers, in order; dates and times are left out. */
export function numberParts(text: string): NumberPart[] {
  const dates = datesIn(text);
  const reader = new PartReader();
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (dates.has(index)) reader.separate();
    else if (!/[\p{L}\p{N}]/u.test(token)) reader.readBetween(token);
    else reader.readWord(token, index);
  }
  return reader.parts;
}

/** Where the numbers of dates and times begin. */
function datesIn(text: string): Set<number> {
  const found = [DAY_FIRST, YEAR_FIRST, TIME].flatMap((pattern) => [...text.matchAll(pattern)]);
  return new Set(
    found.flatMap(({ 0: date, index }) => [...date.matchAll(/\d+/g)].map((number) => index + number.index)),
  );
}

class PartReader {
  readonly parts: NumberPart[] = [];
  #link: string | null = null;
  #times = 1;
  #timesStart: number | null = null;

  separate() {
    this.#link = null;
    this.#times = 1;
    this.#timesStart = null;
  }

  readBetween(signs: string) {
    const isMasked = MASKED.test(signs) && signs.replace(/•/g, '') !== '';
    if (SEPARATING.test(signs) || isMasked) this.separate();
    else this.#extendLink(signs);
  }

  readWord(word: string, start: number) {
    const meaning: NumberWord = numberWord(word);
    if (meaning === 'between') this.#extendLink(word);
    else if (meaning === null) this.#readMixed(word, start);
    else if ('digits' in meaning) this.#add(meaning.digits, start, start + word.length, meaning.isSpelled, false);
    else {
      this.#times = meaning.times;
      this.#timesStart = start;
    }
  }

  #readMixed(word: string, start: number) {
    for (const { 0: piece, index } of word.matchAll(PIECE)) {
      if (/\d/.test(piece)) this.#add(piece, start + index, start + index + piece.length, false, true);
      else this.separate();
    }
  }

  #extendLink(between: string) {
    if (this.#link === null) return;
    this.#link = this.#link.length + between.length > LONGEST_LINK ? null : this.#link + between;
  }

  #add(digits: string, start: number, end: number, isSpelled: boolean, isAttached: boolean) {
    const part = { digits: digits.repeat(this.#times), start: this.#timesStart ?? start, end, isSpelled, isAttached };
    this.parts.push({ ...part, link: this.parts.length === 0 ? null : this.#link });
    this.separate();
    this.#link = '';
  }
}
