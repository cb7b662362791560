import { ACCOUNTS, NUMBER_REQUESTS } from './finding/accounts.ts';
import { EMAILS, INSTAPAY_ADDRESS, LINKS, NO_LINK } from './finding/addresses.ts';
import { findDictated } from './finding/dictated.ts';
import { findNumbers } from './finding/find-numbers.ts';
import { fold } from './finding/fold.ts';
import { type ContactKind, type FoundContact, MASK } from './finding/found.ts';
import { PAYMENTS } from './finding/payments.ts';

/** What is looked for beside numbers. */
export const PATTERNS: readonly (readonly [ContactKind, readonly RegExp[]])[] = [
  ['payment', [INSTAPAY_ADDRESS, ...PAYMENTS]],
  ['account', ACCOUNTS],
  ['email', EMAILS],
  ['link', LINKS],
  ['phone', NUMBER_REQUESTS],
];

/**
 * The ways to reach somebody, or to pay them, outside the product that stand in a text, as ranges of it: in order, none
 * touching another. `earlier` are texts of the same person before this one, the oldest first: digits that complete a
 * telephone number with theirs are found, too. The work is linear in the length.
 */
export function findContacts(original: string, earlier: readonly string[] = []): FoundContact[] {
  const folded = fold(original);
  const found = [
    ...findNumbers(folded.text),
    ...PATTERNS.flatMap(([kind, patterns]) => findAll(folded.text, kind, patterns)),
  ];
  const inOriginal = ({ kind, start, end }: FoundContact) => ({
    kind,
    start: folded.starts[start] ?? 0,
    end: folded.ends[end - 1] ?? original.length,
  });
  // The mask must not be longer than what it replaces.
  const long = found.map(inOriginal).filter(({ start, end }) => end - start >= MASK.length);
  const dictated = findDictated(earlier, folded.text).map(inOriginal);
  return united([...long, ...dictated].toSorted((one, other) => one.start - other.start || other.end - one.end));
}

function findAll(text: string, kind: ContactKind, patterns: readonly RegExp[]): FoundContact[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => kind !== 'link' || !NO_LINK.test(match))
      .map(({ 0: match, index }) => ({ kind, start: index, end: index + match.length })),
  );
}

/** Ranges that overlap become one, of the kind of the longest. */
function united(ranges: readonly FoundContact[]): FoundContact[] {
  const result: FoundContact[] = [];
  let longest = 0;
  for (const range of ranges) {
    const last = result.at(-1);
    const length = range.end - range.start;
    if (last === undefined || range.start >= last.end) {
      result.push({ ...range });
      longest = length;
      continue;
    }
    if (length > longest) {
      last.kind = range.kind;
      longest = length;
    }
    last.end = Math.max(last.end, range.end);
  }
  return result;
}

/** The first of them, as it is written; null if there is none. */
export function contactIn(text: string, earlier: readonly string[] = []): { kind: ContactKind; text: string } | null {
  const [first] = findContacts(text, earlier);
  return first === undefined ? null : { kind: first.kind, text: text.slice(first.start, first.end) };
}
