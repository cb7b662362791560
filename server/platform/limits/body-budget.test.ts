import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepBodyBudget } from './body-budget.ts';

const PHOTO = 5_000_000;
const sender = (address: string, person: string | null = null) => ({ address, person });

test('a person has room for three photos at once, an address for six, all together for twelve', () => {
  const { reserve } = keepBodyBudget();
  const begin = (address: string, person: string) => typeof reserve('file', PHOTO, sender(address, person));
  const many = (count: number, address: (index: number) => string, person: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => begin(address(index), person(index)));
  expect(
    many(
      4,
      (index) => `a${index}`,
      () => 'one',
    ).filter((held) => held === 'function'),
  ).toHaveLength(3);
  expect(
    many(
      7,
      () => 'b',
      (index) => `two ${index}`,
    ).filter((held) => held === 'function'),
  ).toHaveLength(6);
  expect(
    many(
      9,
      (index) => `c${index}`,
      (index) => `three ${index}`,
    ).filter((held) => held === 'function'),
  ).toHaveLength(3);
});

test('photos leave the room of other calls, and what was sent has room again', () => {
  const { reserve } = keepBodyBudget();
  const photos = Array.from({ length: 12 }, (_, index) => reserve('file', PHOTO, sender(`${index}`)));
  expect(reserve('file', PHOTO, sender('late'))).toBe('all');
  expect(reserve('other', 3000, sender('0'))).toBeTypeOf('function');
  const [first] = photos;
  if (typeof first !== 'function') throw new Error('it had no room');
  first();
  first();
  expect(reserve('file', PHOTO, sender('late'))).toBeTypeOf('function');
  expect(reserve('file', PHOTO, sender('later'))).toBe('all');
});

test('whatever is sent and finished, the bytes of each and of all stay within their budgets', () => {
  const steps = fc.array(
    fc.record({
      bytes: fc.integer({ min: 1, max: PHOTO }),
      address: fc.constantFrom('a', 'b', 'c', 'd'),
      person: fc.constantFrom('x', 'y', 'z', null),
      finish: fc.option(fc.nat({ max: 30 })),
    }),
    { maxLength: 100 },
  );
  fc.assert(
    fc.property(steps, (all) => {
      const { reserve } = keepBodyBudget();
      const open: { bytes: number; address: string; person: string | null; release: () => void }[] = [];
      for (const { finish, bytes, ...from } of all) {
        if (finish !== null) for (const { release } of open.splice(finish, 1)) release();
        const release = reserve('file', bytes, from);
        if (typeof release === 'function') open.push({ ...from, bytes, release });
        const sum = (of: typeof open) => of.reduce((total, each) => total + each.bytes, 0);
        expect(sum(open)).toBeLessThanOrEqual(64_000_000);
        expect(sum(open.filter(({ address }) => address === from.address))).toBeLessThanOrEqual(32_000_000);
        if (from.person !== null)
          expect(sum(open.filter(({ person }) => person === from.person))).toBeLessThanOrEqual(15_000_000);
        if (release === 'all') expect(sum(open) + bytes).toBeGreaterThan(64_000_000);
      }
      for (const { release } of open) release();
      expect(reserve('file', 15_000_000, sender('a', 'x'))).toBeTypeOf('function');
    }),
  );
});
