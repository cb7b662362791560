import { ACCOUNTS, NUMBER_REQUESTS } from './masking/accounts.ts';
import { EMAILS, INSTAPAY_ADDRESS, LINKS, NO_LINK } from './masking/addresses.ts';
import { findDictated } from './masking/dictated.ts';
import { findNumbers } from './masking/find-numbers.ts';
import { fold } from './masking/fold.ts';
import { type Found, MASKED_KINDS, type MaskedKind } from './masking/found.ts';
import { PAYMENTS } from './masking/payments.ts';

/** What stands in place of a contact, the same in both languages. */
export const MASK = '•••';

/** How many contacts of a kind were masked. */
export interface Masked {
  kind: MaskedKind;
  count: number;
}

/** A text without contacts, and what was masked in it; kinds in the order of MASKED_KINDS, none with the count 0. */
export interface MaskedText {
  text: string;
  masked: Masked[];
}

/** What is looked for beside numbers. */
export const PATTERNS: readonly (readonly [MaskedKind, readonly RegExp[]])[] = [
  ['payment', [INSTAPAY_ADDRESS, ...PAYMENTS]],
  ['account', ACCOUNTS],
  ['email', EMAILS],
  ['link', LINKS],
  ['phone', NUMBER_REQUESTS],
];

/** Direction controls stay where they are: one without its partner would turn the rest of the line. */
const NO_CONTROLS = /[^\u202A-\u202E\u2066-\u2069]/g;
/** What is masked once may leave another contact behind it ("insta" before a name). */
const ROUNDS = 3;

/**
 * Replaces telephone numbers, addresses, accounts and hints at paying outside the product by MASK, in English, Arabic
 * and Arabic in Latin letters (product decision: messages). Everything else stays as it is. Masking twice changes
 * nothing, the text never becomes longer, and the work is linear in its length.
 *
 * `earlier` are the last messages of the same person as they are stored, the oldest first: digits that complete a
 * telephone number with theirs are masked as well, also where the mask is longer than they are.
 */
export function maskContacts(original: string, earlier: readonly string[] = []): MaskedText {
  const counts = new Map<MaskedKind, number>();
  let text = original;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ranges = rangesOf(text, round === 0 ? earlier : []);
    if (ranges.length === 0) break;
    for (const { kind } of ranges) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    text = withoutRanges(text, ranges);
  }
  const masked = MASKED_KINDS.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
  return { text, masked: masked.filter(({ count }) => count > 0) };
}

/** The ranges of the original to mask, in order, none touching another. */
function rangesOf(original: string, earlier: readonly string[]): Found[] {
  const folded = fold(original);
  const found = [
    ...findNumbers(folded.text),
    ...PATTERNS.flatMap(([kind, patterns]) => findAll(folded.text, kind, patterns)),
  ];
  const inOriginal = ({ kind, start, end }: Found) => ({
    kind,
    start: folded.starts[start] ?? 0,
    end: folded.ends[end - 1] ?? original.length,
  });
  // The mask must not be longer than what it replaces.
  const long = found.map(inOriginal).filter(({ start, end }) => end - start >= MASK.length);
  const dictated = findDictated(earlier, folded.text).map(inOriginal);
  return united([...long, ...dictated].toSorted((one, other) => one.start - other.start || other.end - one.end));
}

function findAll(text: string, kind: MaskedKind, patterns: readonly RegExp[]): Found[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => kind !== 'link' || !NO_LINK.test(match))
      .map(({ 0: match, index }) => ({ kind, start: index, end: index + match.length })),
  );
}

/** Ranges that overlap become one, of the kind of the longest. */
function united(ranges: readonly Found[]): Found[] {
  const result: Found[] = [];
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

function withoutRanges(text: string, ranges: readonly Found[]): string {
  let at = 0;
  let result = '';
  for (const { start, end } of ranges) {
    result += text.slice(at, start) + MASK + text.slice(start, end).replace(NO_CONTROLS, '');
    at = end;
  }
  return result + text.slice(at);
}
