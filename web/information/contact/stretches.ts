const DAYS = 7;

/** Days of the week (0 is Sunday) as stretches of days that follow each other, each with its first and last day. */
export function stretchesOf(weekdays: readonly number[]): [first: number, last: number][] {
  const open = new Set(weekdays);
  if (open.size === DAYS) return [[0, DAYS - 1]];
  const firsts = [...open].toSorted().filter((day) => !open.has((day + DAYS - 1) % DAYS));
  return firsts.map((first) => {
    let last = first;
    while (open.has((last + 1) % DAYS)) last = (last + 1) % DAYS;
    return [first, last];
  });
}
