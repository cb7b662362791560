import { cairoDay, type Day } from '@hirfa/domain/market';

/** Notifications in their order, divided by the day in Cairo on which they came. */
export function byDay<Item extends { created_at: string }>(items: readonly Item[]): { day: Day; items: Item[] }[] {
  const days: { day: Day; items: Item[] }[] = [];
  for (const item of items) {
    const day = cairoDay(new Date(item.created_at));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
