import { cairoDay, cairoMinute } from '../../market/index.ts';
import { AGAIN } from '../limits.ts';

/**
 * The times that are proposed to somebody who books again, of the free ones in their order: the next one, and on each
 * day after it the one nearest to the time of the day at which they were there before.
 */
export function proposedTimes<Slot extends { start: Date }>(free: readonly Slot[], before: Date): Slot[] {
  const [first, ...others] = free;
  if (first === undefined) return [];
  const days = Map.groupBy(others, ({ start }) => cairoDay(start));
  days.delete(cairoDay(first.start));
  const away = ({ start }: Slot) => Math.abs(cairoMinute(start) - cairoMinute(before));
  const nearest = [...days.values()].flatMap(
    (slots) => slots.toSorted((one, other) => away(one) - away(other))[0] ?? [],
  );
  return [first, ...nearest].slice(0, AGAIN.times);
}
