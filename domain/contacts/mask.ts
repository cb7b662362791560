import { findContacts } from './find-contacts.ts';
import { CONTACT_KINDS, type ContactKind, type FoundContact, MASK } from './finding/found.ts';

/** How many contacts of a kind were masked. */
export interface Masked {
  kind: ContactKind;
  count: number;
}

/** A text without contacts, and what was masked in it; kinds in the order of CONTACT_KINDS, none with the count 0. */
export interface MaskedText {
  text: string;
  masked: Masked[];
}

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
  const counts = new Map<ContactKind, number>();
  let text = original;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ranges = findContacts(text, round === 0 ? earlier : []);
    if (ranges.length === 0) break;
    for (const { kind } of ranges) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    text = withoutRanges(text, ranges);
  }
  const masked = CONTACT_KINDS.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
  return { text, masked: masked.filter(({ count }) => count > 0) };
}

function withoutRanges(text: string, ranges: readonly FoundContact[]): string {
  let at = 0;
  let result = '';
  for (const { start, end } of ranges) {
    result += text.slice(at, start) + MASK + text.slice(start, end).replace(NO_CONTROLS, '');
    at = end;
  }
  return result + text.slice(at);
}
