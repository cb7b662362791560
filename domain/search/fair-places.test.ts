import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAIR_PLACES, fillPlaces, type Part } from './fair-places.ts';

const names = (letter: string, many: number) => Array.from({ length: many }, (_, at) => `${letter}${at + 1}`);
const whole = (letter: string, many: number): Part<string> => ({ items: names(letter, many), isEnd: true });
const itemsOf = (placed: readonly { item: string }[]) => placed.map(({ item }) => item);

test('every tenth place belongs to somebody new', () => {
  const placed = fillPlaces({ before: 0, length: 22 }, whole('e', 30), whole('n', 5));
  expect(placed.filter(({ isNew }) => isNew).map(({ place, item }) => [place, item])).toEqual([
    [10, 'n1'],
    [20, 'n2'],
  ]);
  expect(itemsOf(placed).slice(8, 12)).toEqual(['e9', 'n1', 'e10', 'e11']);
});

test('the rest of one list follows when the other has ended', () => {
  expect(itemsOf(fillPlaces({ before: 0, length: 50 }, whole('e', 3), whole('n', 4)))).toEqual([
    ...names('e', 3),
    ...names('n', 4),
  ]);
  expect(itemsOf(fillPlaces({ before: 0, length: 50 }, whole('e', 12), whole('n', 0)))).toEqual(names('e', 12));
});

test('it stops where a list may go on', () => {
  const more = { items: names('e', 3), isEnd: false };
  expect(itemsOf(fillPlaces({ before: 8, length: 12 }, more, whole('n', 2)))).toEqual(['e1', 'n1', 'e2', 'e3']);
});

test('pages of any length give the same list, with everybody once', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(30), fc.integer({ min: 1, max: 25 }), (established, fresh, length) => {
      const [all, each] = [names('e', established), names('n', fresh)];
      const expected = itemsOf(fillPlaces({ before: 0, length: 100 }, whole('e', established), whole('n', fresh)));
      const found: string[] = [];
      const taken = { established: 0, fresh: 0 };
      const partOf = (list: readonly string[], from: number) => ({
        items: list.slice(from, from + length),
        isEnd: from + length >= list.length,
      });
      for (;;) {
        const page = fillPlaces(
          { before: found.length, length },
          partOf(all, taken.established),
          partOf(each, taken.fresh),
        );
        if (page.length === 0) break;
        for (const { isNew, item } of page) {
          taken[isNew ? 'fresh' : 'established'] += 1;
          found.push(item);
        }
      }
      expect(found).toEqual(expected);
      expect(found.toSorted()).toEqual([...all, ...each].toSorted());
      const atTenth = found.filter((_, at) => (at + 1) % FAIR_PLACES.every === 0);
      const mayBeNew = Math.min(fresh, Math.floor(found.length / FAIR_PLACES.every));
      expect(atTenth.filter((name) => name.startsWith('n')).length).toBeGreaterThanOrEqual(
        Math.min(mayBeNew, atTenth.length),
      );
    }),
  );
});
