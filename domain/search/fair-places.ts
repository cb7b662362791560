/**
 * The rule of fair exposure: in the usual order every tenth place belongs to somebody new, who has been verified for
 * less than 90 days and has not done five jobs. Whose turn it is changes every day. `/safety` says it in these numbers.
 */
export const FAIR_PLACES = { every: 10, newDays: 90 } as const;

/** A part of one of the two lists that share the places, in its order, and whether nothing comes after it. */
export interface Part<Item> {
  items: readonly Item[];
  isEnd: boolean;
}

/** An item with its place, counted from 1, and the list from which it comes. */
export interface Placed<Item> {
  place: number;
  isNew: boolean;
  item: Item;
}

/**
 * Fills up to `length` places after the first `before` ones from both lists. A place whose list has ended goes to the
 * other one. It stops early where the list of a place may go on, but its part has no more.
 */
export function fillPlaces<Item>(
  { before, length }: { before: number; length: number },
  established: Part<Item>,
  fresh: Part<Item>,
): Placed<Item>[] {
  const filled: Placed<Item>[] = [];
  const taken = { established: 0, fresh: 0 };
  while (filled.length < length) {
    const place = before + filled.length + 1;
    const isForNew = place % FAIR_PLACES.every === 0;
    const hasEnded = (list: Part<Item>, from: number) => list.isEnd && from >= list.items.length;
    const isNew = isForNew ? !hasEnded(fresh, taken.fresh) : hasEnded(established, taken.established);
    const list = isNew ? fresh : established;
    const item = list.items[isNew ? taken.fresh : taken.established];
    if (item === undefined) break;
    taken[isNew ? 'fresh' : 'established'] += 1;
    filled.push({ place, isNew, item });
  }
  return filled;
}
