import { type Piastres, piastres } from '../piastres.ts';

/** How the list of the gateway and the books differ about one payment. The books have no cause twice. */
export const DIFFERENCE_KINDS = [
  'missing_in_books',
  'missing_at_gateway',
  'double_at_gateway',
  'other_amount',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Money that moved at the gateway, or an entry of the books about it. What the gateway gets is positive. */
export interface Moved<Id> {
  id: Id;
  amount: Piastres;
}

/** One difference; a side that has nothing is null. */
export interface Difference<There, Here> {
  kind: DifferenceKind;
  there: Moved<There> | null;
  here: Moved<Here> | null;
}

/** More parts of one sum are not looked for: each one doubles the work. */
const MOST_PARTS = 10;

/**
 * Compares what the gateway lists of one payment with what the books have. Equal amounts agree, in any order; so do
 * entries whose money has moved in parts, and what has come and gone back besides. What is left over is a difference.
 */
export function differencesOf<There, Here>(
  gateway: readonly Moved<There>[],
  books: readonly Moved<Here>[],
): Difference<There, Here>[] {
  const moved = [...gateway];
  const unmoved = withoutAgreed(withoutAgreed(books, moved, wholeOf), moved, partsOf);
  if (sumOf(moved) === sumOf(unmoved)) return [];
  const [there, left] = [withoutOpposites(moved), withoutOpposites(unmoved)];
  const differences = there.map((one): Difference<There, Here> => {
    // All entries of this amount have a movement already.
    if (books.some(({ amount }) => amount === one.amount)) return { kind: 'double_at_gateway', there: one, here: null };
    const entry = left.find((other) => isSameWay(one, other));
    if (entry === undefined) return { kind: 'missing_in_books', there: one, here: null };
    left.splice(left.indexOf(entry), 1);
    return { kind: 'other_amount', there: one, here: entry };
  });
  return [...differences, ...left.map((entry) => ({ kind: 'missing_at_gateway' as const, there: null, here: entry }))];
}

/**
 * Compares the sum that a gateway holds of a checkout with that of the books, where it lists no movements; a side with
 * nothing is missing.
 */
export function differenceOfHeld<There>(there: There, held: Piastres, inBooks: Piastres): Difference<There, null>[] {
  const moved = <Id>(id: Id, amount: Piastres) => (amount === 0 ? [] : [{ id, amount }]);
  return differencesOf(moved(there, held), moved(null, inBooks));
}

/** How much more the gateway has than the books, by these differences. */
export const sumOfDifferences = (differences: readonly Difference<unknown, unknown>[]): Piastres =>
  piastres(differences.reduce((sum, { there, here }) => sum + (there?.amount ?? 0) - (here?.amount ?? 0), 0));

type Find = <Id>(amount: Piastres, there: readonly Moved<Id>[]) => readonly Moved<Id>[];

/** The entries for which nothing is found; what is found is taken out of `there`. */
function withoutAgreed<There, Here>(books: readonly Moved<Here>[], there: Moved<There>[], find: Find): Moved<Here>[] {
  return books.filter(({ amount }) => {
    const found = find(amount, there);
    for (const moved of found) there.splice(there.indexOf(moved), 1);
    return found.length === 0;
  });
}

/** Without what has come and gone back. */
function withoutOpposites<Id>(all: readonly Moved<Id>[]): Moved<Id>[] {
  const left: Moved<Id>[] = [];
  for (const one of all) {
    const opposite = left.findIndex(({ amount }) => amount === -one.amount);
    if (opposite === -1) left.push(one);
    else left.splice(opposite, 1);
  }
  return left;
}

const wholeOf: Find = (amount, there) => there.filter((moved) => moved.amount === amount).slice(0, 1);

const partsOf: Find = (amount, there) => {
  const parts = there.filter((moved) => isSameWay(moved, { amount }));
  return parts.length > MOST_PARTS ? [] : (someWithSum(amount, parts) ?? []);
};

function someWithSum<Id>(amount: number, [first, ...others]: readonly Moved<Id>[]): readonly Moved<Id>[] | null {
  if (amount === 0) return [];
  if (first === undefined) return null;
  const withFirst = someWithSum(amount - first.amount, others);
  return withFirst === null ? someWithSum(amount, others) : [first, ...withFirst];
}

interface Amount {
  amount: Piastres;
}
const isSameWay = (one: Amount, other: Amount) => Math.sign(one.amount) === Math.sign(other.amount);
const sumOf = (moved: readonly Amount[]): number => moved.reduce((sum, { amount }) => sum + amount, 0);
