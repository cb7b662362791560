import { contract } from '@hirfa/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bodyOf, factsOf } from './call-facts.ts';

const everyName = Object.entries(contract).flatMap(([room, calls]) =>
  Object.keys(calls).map((name) => `${room}.${name}`),
);

test('uploads alone may send megabytes', () => {
  const large = everyName.filter((name) => (factsOf(name)?.body.maxBytes ?? 0) > 256_000);
  expect(large.toSorted()).toEqual([
    'accounts.putPhoto',
    'bookings.addProblemPhoto',
    'bookings.addReceiptPhoto',
    'messages.addRequestPhoto',
    'messages.sendPhoto',
    'providers.addCardPhoto',
    'providers.sendPart',
    'reviews.addReviewPhoto',
    'support.replyWithPhoto',
    'support.sendSupportPhoto',
  ]);
  expect(everyName.filter((name) => factsOf(name)?.body.isFile).toSorted()).toEqual(large.toSorted());
});

test('a body is as long as the longest input of its call', () => {
  const most = (name: string) => factsOf(name)?.body.maxBytes ?? 0;
  expect(most('accounts.refreshSession')).toBeLessThan(1100);
  expect(most('accounts.signIn')).toBeLessThan(4000);
  expect(most('providers.setOnline')).toBeLessThan(1100);
  expect(most('messages.sendMessage')).toBeGreaterThan(2 * 2000);
  expect(factsOf('discovery.noSuchCall')).toBeUndefined();
});

/** JSON as some programs write it: all but ASCII is escaped, and each value has its line. */
function escaped(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(
    /[^ -~\n]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

test('every valid input has room, however it is written', () => {
  const schema = z.strictObject({
    id: z.uuid(),
    text: z.string().max(300),
    day: z.iso.date().optional(),
    count: z.int(),
    list: z.array(z.strictObject({ name: z.string().max(20), is_on: z.boolean() })).max(20),
    kind: z.enum(['one', 'another']),
    either: z.union([z.null(), z.string().max(50)]),
    options: z.partialRecord(z.enum(['a', 'b']), z.boolean()),
  });
  const text = (maxLength: number) =>
    fc.string({ unit: 'binary', maxLength }).filter((each) => each.length <= maxLength);
  const inputs = fc.record({
    id: fc.uuid(),
    text: text(300),
    day: fc.constantFrom('2026-11-22', undefined),
    count: fc.maxSafeInteger(),
    list: fc.array(fc.record({ name: text(20), is_on: fc.boolean() }), { maxLength: 20 }),
    kind: fc.constantFrom('one', 'another'),
    either: fc.oneof(fc.constant(null), text(50)),
    options: fc.constantFrom({}, { a: true, b: false }),
  });
  const { maxBytes } = bodyOf(schema);
  expect(maxBytes).toBeLessThan(16_000);
  fc.assert(
    fc.property(inputs, (input) => {
      schema.parse(input);
      expect(Buffer.byteLength(escaped(input))).toBeLessThanOrEqual(maxBytes);
    }),
  );
});
