import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillReply, hasKnownPlaceholders, openPlaceholders, REPLY_PLACEHOLDERS } from './index.ts';

const words = fc.string().filter((text) => !/[{}]/.test(text));
const part = fc.oneof(
  words.map((text) => ({ text, name: null })),
  fc.constantFrom(...REPLY_PLACEHOLDERS).map((name) => ({ text: `{${name}}`, name })),
);

test('each placeholder is replaced by its value, wherever and however often it stands; one without a value stays', () => {
  const value = fc.option(words);
  const values = fc.record({ person: value, booking: value, admin: value });
  fc.assert(
    fc.property(fc.array(part), values, (parts, given) => {
      const text = parts.map((one) => one.text).join('');
      const expected = parts.map((one) => (one.name === null ? one.text : (given[one.name] ?? one.text))).join('');
      expect(fillReply(text, given)).toBe(expected);
      const open = REPLY_PLACEHOLDERS.filter((name) => given[name] === null && parts.some((one) => one.name === name));
      expect(openPlaceholders(fillReply(text, given))).toEqual(open);
      expect(hasKnownPlaceholders(text)).toBe(true);
    }),
  );
});

test.each([
  ['Hello {person}', true],
  ['Hello {Person}', false],
  ['Hello {}', false],
  ['{person', true],
  ['a {b} {person}', false],
])('"%s" has only placeholders that there are: %s', (text, isFine) => {
  expect(hasKnownPlaceholders(text)).toBe(isFine);
});

test('values are not read again', () => {
  expect(fillReply('{person}', { person: '{admin}', booking: null, admin: 'Hany' })).toBe('{admin}');
});
