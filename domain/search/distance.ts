/**
 * The number of letters to insert, remove, replace or swap with their neighbour between two words (optimal string
 * alignment); `most` + 1 if there are more. Linear in the product of their lengths, so words have to be short.
 */
export function typosBetween(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = b.map((_, at) => at + 1);
  last.unshift(0);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, opposite] of b.entries()) {
      const replaced = (last[column] ?? 0) + (letter === opposite ? 0 : 1);
      const steps = Math.min(replaced, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1);
      const isSwap = row > 0 && column > 0 && letter === b[column - 1] && opposite === a[row - 1];
      next.push(isSwap ? Math.min(steps, (before[column - 1] ?? 0) + 1) : steps);
    }
    [before, last] = [last, next];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}
