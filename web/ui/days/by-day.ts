import { cairoDay, type Day } from '@hirfa/domain/market';

/** Items in their order, divided by the day in Cairo of their instant. */
export function byDay<Item>(items: readonly Item[], instantOf: (item: Item) => string): { day: Day; items: Item[] }[] {
  const days: { day: Day; items: Item[] }[] = [];
  for (const item of items) {
    const day = cairoDay(new Date(instantOf(item)));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
