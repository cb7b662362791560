import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOfHeld, differencesOf, type Moved, piastres, sumOfDifferences } from '../index.ts';

const moved = (...amounts: readonly number[]) => amounts.map((amount, id) => ({ id, amount: piastres(amount) }));
const kindsOf = (gateway: readonly number[], books: readonly number[]) =>
  differencesOf(moved(...gateway), moved(...books)).map(({ kind, there, here }) => [
    kind,
    there?.amount ?? null,
    here?.amount ?? null,
  ]);
const sum = (amounts: readonly Moved<number>[]) => amounts.reduce((total, { amount }) => total + amount, 0);

const amounts = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount * 100);
/** A life of a payment: what came, and what went back of it, each perhaps in parts. */
const lives = fc.array(fc.tuple(amounts, fc.boolean(), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 6 });
type Life = readonly (readonly [number, boolean, number])[];
const entriesOf = (life: Life) => life.map(([amount, isBack]) => (isBack ? -amount : amount));
/** The same as the gateway lists it: a refund of extra work goes back in parts. */
const movementsOf = (life: Life) =>
  life.flatMap(([amount, isBack, parts]) =>
    isBack ? [...Array.from({ length: parts - 1 }, () => -100), -(amount - 100 * (parts - 1))] : [amount],
  );
const shuffled = <Item>(items: readonly Item[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

test('what agrees has no difference, in any order and in any parts', () => {
  const given = lives
    .filter((life) => life.every(([amount, , parts]) => amount > 100 * parts))
    .chain((life) => fc.tuple(shuffled(movementsOf(life)), shuffled(entriesOf(life))));
  fc.assert(fc.property(given, ([gateway, books]) => void expect(kindsOf(gateway, books)).toEqual([])));
});

test('the differences have exactly the sum by which the gateway and the books differ', () => {
  const some = fc.array(
    fc.tuple(amounts, fc.boolean()).map(([amount, isBack]) => (isBack ? -amount : amount)),
    {
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(some, some, (there, here) => {
      const [gateway, books] = [moved(...there), moved(...here)];
      const differences = differencesOf(gateway, books);
      expect(sumOfDifferences(differences)).toBe(sum(gateway) - sum(books));
      expect(differences.length === 0).toBe(sum(gateway) === sum(books));
      // Nothing is named twice.
      const named = differences.flatMap((each) => each.there?.id ?? []);
      expect(new Set(named).size).toBe(named.length);
    }),
  );
});

const distinct = fc.uniqueArray(amounts, { minLength: 1, maxLength: 6 });

test('one movement that is missing, double or of another amount is the only difference', () => {
  fc.assert(
    fc.property(distinct, fc.nat(5), fc.integer({ min: 1, max: 99 }), (all, at, more) => {
      const one = all[at % all.length] ?? 0;
      const others = all.filter((amount) => amount !== one);
      expect(kindsOf(others, all)).toEqual([['missing_at_gateway', null, one]]);
      expect(kindsOf(all, others)).toEqual([['missing_in_books', one, null]]);
      expect(kindsOf([...all, one], all)).toEqual([['double_at_gateway', one, null]]);
      expect(kindsOf([...others, one + more], all)).toEqual([['other_amount', one + more, one]]);
    }),
  );
});

test('a second payment that went back again is no difference, and one that did not is', () => {
  expect(kindsOf([10_000, 10_000, -10_000], [10_000])).toEqual([]);
  expect(kindsOf([10_000, 10_000], [10_000])).toEqual([['double_at_gateway', 10_000, null]]);
  expect(kindsOf([10_000, -10_000, 10_000], [10_000, -10_000])).toEqual([['double_at_gateway', 10_000, null]]);
  expect(kindsOf([700], [700, 1250, -1250, 1250])).toEqual([['missing_at_gateway', null, 1250]]);
});

test('where a gateway lists nothing, what it holds is compared with the sum of the books', () => {
  const held = (there: number, here: number) =>
    differenceOfHeld('order', piastres(there), piastres(here)).map(({ kind }) => kind);
  expect([held(500, 500), held(0, 0)]).toEqual([[], []]);
  expect([held(500, 0), held(0, 500), held(400, 500)]).toEqual([
    ['missing_in_books'],
    ['missing_at_gateway'],
    ['other_amount'],
  ]);
});
