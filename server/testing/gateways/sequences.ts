/** All orders in which these items can follow one another. */
export function sequencesOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => sequencesOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
