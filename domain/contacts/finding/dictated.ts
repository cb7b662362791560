import { findNumbers } from './find-numbers.ts';
import { fold } from './fold.ts';
import type { FoundContact } from './found.ts';
import { numberParts } from './numbers.ts';

/** Who dictates a number writes short messages; the digits of longer ones belong to their sentences. */
const SHORT = 60;

/** Where so many digits are missing, the last ones could be guessed. */
const MISSING = ['', ' 0', ' 00'];

/** What belongs to one number, in the folded new text or in an earlier one (null). */
interface Piece {
  text: string;
  place: { start: number; end: number } | null;
}

/**
 * Finds the digits of a text that make a telephone number, or one but for its last two digits, together with those of
 * earlier messages of the same sender, the oldest first ("0 1 0", "1 2 3" …). Only numbers with their zero count:
 * amounts that follow each other are none.
 */
export function findDictated(earlier: readonly string[], text: string): FoundContact[] {
  const now = piecesOf(text, (start, end) => ({ start, end }));
  const before = now.length === 0 ? [] : earlier.flatMap((one) => piecesOf(fold(one).text, () => null));
  if (before.length === 0) return [];
  const all = [...before, ...now];
  const words = all.map((piece) => piece.text).join(' ');
  const numbers = MISSING.flatMap((missing) => findNumbers(words + missing)).filter(({ kind }) => kind === 'phone');
  let at = 0;
  const touched = all.flatMap(({ text: digits, place }) => {
    const [start, end] = [at, at + digits.length];
    at = end + 1;
    return place !== null && numbers.some((number) => number.start < end && start < number.end) ? [place] : [];
  });
  return touched.map((place) => ({ kind: 'phone', ...place }));
}

function piecesOf(text: string, placeOf: (start: number, end: number) => Piece['place']): Piece[] {
  if (text.length > SHORT) return [];
  return numberParts(text).map(({ start, end }) => ({ text: text.slice(start, end), place: placeOf(start, end) }));
}
