import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactIn, MASK, maskContacts } from './index.ts';
import { PATTERNS } from './find-contacts.ts';
import { CONTACTS, HARMLESS } from './finding/samples.ts';

test('at least sixty patterns are masked, and at least sixty harmless texts stay', () => {
  expect(Math.min(CONTACTS.length, HARMLESS.length)).toBeGreaterThanOrEqual(60);
});

test.each(CONTACTS)('"%s" is masked', (marked, ...kinds) => {
  const { text, masked } = maskContacts(withoutBrackets(marked));
  expect(text).toBe(withMasks(marked));
  expect(masked.map(({ kind }) => kind)).toEqual(kinds);
});

test.each(CONTACTS)('the first contact in "%s" is found as it is written', (marked) => {
  expect(contactIn(withoutBrackets(marked))?.text).toBe(/⟦([^⟧]*)⟧/u.exec(marked)?.[1]);
});

test.each(HARMLESS)('"%s" stays', (text) => {
  expect(maskContacts(text)).toEqual({ text, masked: [] });
});

const ZEROS = ['0', '٠', '۰', '０', '𝟎', '०'];
const SEPARATORS = [
  '',
  '',
  ' ',
  '.',
  '-',
  '–',
  ' - ',
  '/',
  '_',
  '\n',
  '\t',
  '\u00A0',
  ',',
  '،',
  '|',
  '*',
  '~',
  '(',
  ')',
];
const INVISIBLE = ['\u200B', '\u200D', '\u200F', '\u00AD', '\u2060', 'ـ', '\uFE0F\u20E3', '\u0301'];
const digitsOf = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });

/** An Egyptian mobile number with random digits, scripts and separators; one with a year could be a date. */
const disguisedMobile = fc
  .tuple(
    fc.constantFrom('0', '+20', '0020'),
    fc
      .tuple(fc.constantFrom('0', '1', '2', '5'), digitsOf(8))
      .map(([operator, rest]) => `1${operator}${rest.join('')}`)
      .filter((number) => !/19|20/.test(number)),
    fc.array(fc.tuple(fc.constantFrom(...ZEROS), fc.constantFrom(...SEPARATORS, ...INVISIBLE)), {
      minLength: 10,
      maxLength: 10,
    }),
  )
  .map(([prefix, number, looks]) => prefix + looks.map((look, at) => written(number.charAt(at), look)).join(''));

function written(digit: string, [zero, separator]: readonly [string, string]): string {
  return separator + String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit));
}

test('no digit of a telephone number survives, in any script and with any separators', () => {
  fc.assert(
    fc.property(disguisedMobile, fc.constantFrom('call me ', 'كلمني على ', '\u202Bرقمي: ', ''), (number, before) => {
      const { text, masked } = maskContacts(`${before}${number} ok`);
      expect(text).not.toMatch(/\p{Nd}/u);
      expect(text.startsWith(before) && text.endsWith(' ok') && text.includes(MASK)).toBe(true);
      expect(masked).toEqual([{ kind: 'phone', count: 1 }]);
    }),
    { numRuns: 1000 },
  );
});

/** Pieces of which texts are made that nearly are, or become, contacts. */
const pieces = [
  ...[...CONTACTS.map(([marked]) => withoutBrackets(marked)), ...HARMLESS].flatMap((text) => [
    text,
    ...text.split(' '),
  ]),
  ...SEPARATORS,
  ...INVISIBLE,
  '0',
  '1',
  '٠',
  '010',
  '1234',
  '5678',
  'o',
  'i',
  '@',
  '.com',
  MASK,
  '•',
  '+',
  'ﷺ',
  '℡',
  '\u2067',
  '\u2069',
  '🙏🏽',
];
const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join(''));
const spacedSoup = fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((parts) => parts.join(' '));
const anything = fc.oneof(soup, spacedSoup, fc.string({ unit: 'grapheme', maxLength: 60 }));

test('a contact is found exactly where something is masked', () => {
  fc.assert(
    fc.property(anything, (original) => {
      const found = contactIn(original);
      expect(found !== null).toBe(maskContacts(original).masked.length > 0);
      expect(original).toContain(found?.text ?? '');
    }),
    { numRuns: 300 },
  );
});

test('masking twice changes nothing, and a masked text is never longer', () => {
  fc.assert(
    fc.property(anything, (original) => {
      const { text } = maskContacts(original);
      expect(maskContacts(text)).toEqual({ text, masked: [] });
      expect(text.length).toBeLessThanOrEqual(original.length);
    }),
    { numRuns: 300 },
  );
});

test('what is not masked stays, with its direction controls', () => {
  const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
  fc.assert(
    fc.property(anything, (original) => {
      const { text } = maskContacts(original);
      expect(text.match(CONTROLS)).toEqual(original.match(CONTROLS));
      const bare = original.replace(CONTROLS, '');
      expect(
        text
          .replace(CONTROLS, '')
          .split(/•+/)
          .filter((part) => !bare.includes(part)),
      ).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** A character class, which may contain what means a repetition outside of it. */
const CLASS = /\[(?:\\.|[^\]\\])*\]/gu;
/** Up to the next space: what contains no space is read once. */
const TO_NEXT_SPACE = /\[\^\\s•\]\*/gu;

test('every repetition in a pattern has a bound, so that the work at one place does not grow with the text', () => {
  for (const { source } of PATTERNS.flatMap(([, patterns]) => patterns)) {
    const bare = source.replace(TO_NEXT_SPACE, '').replace(CLASS, '').replace(/\\./gu, '');
    expect(bare).not.toMatch(/[*+]|\{\d+,\}/);
  }
});

/** What the processor works on a text, whatever else it does meanwhile. */
function workMs(text: string): number {
  const before = process.threadCpuUsage();
  maskContacts(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  ['digits', '0'],
  ['digits with spaces', '0 1 '],
  ['telephone numbers', '01012345678 '],
  ['spelled digits', 'zero one '],
  ['joined spelled digits', 'zero'],
  ['one word', 'a'],
  ['Arabic words', 'ادفع لي '],
  ['addresses without a host', 'a@'],
  ['hosts', 'a.b-'],
  ['repeated letters', 'wwwhhhaaa'],
  ['links', 'https://...'],
  ['marks', '\u0301'],
  ['masks', '•••'],
  ['names', 'whats '],
])('the work grows with the length of a text, not with its square: %s', (_, piece) => {
  const milliseconds = (length: number) => workMs(piece.repeat(length / piece.length));
  milliseconds(4000);
  // Sixteen times the text is about 16 times the work; it would be 256 times if it grew with the square.
  const [short, long] = [4000, 64_000].map((length) => Math.min(...[1, 2, 3].map(() => milliseconds(length))));
  expect((long ?? 0) / ((short ?? 0) + 1)).toBeLessThan(128);
});

test('a long run of digits in a word costs hardly more than a short one', () => {
  const milliseconds = (digits: number) => workMs(`${'1'.repeat(digits)}سم`);
  milliseconds(10);
  const [short, long] = [10, 24].map((digits) => Math.min(...[1, 2, 3].map(() => milliseconds(digits))));
  // Where the run could be split at each digit, each one more would double the work.
  expect((long ?? 0) / ((short ?? 0) + 1)).toBeLessThan(32);
});

function withoutBrackets(marked: string): string {
  return marked.replace(/[⟦⟧]/g, '');
}
function withMasks(marked: string): string {
  return marked.replace(/⟦[^⟧]*⟧/g, MASK);
}
