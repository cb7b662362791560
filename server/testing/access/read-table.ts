/** Reads a table whose first line names the actors, and whose other lines have an answer for each of them. */
export function readTable<Actor extends string>(
  actors: readonly Actor[],
  text: string,
): (readonly [row: string, answers: Record<Actor, string>])[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(1).map((line) => {
    const [row = '', ...answers] = line.trim().split(/\s+/);
    if (answers.length !== actors.length) throw new Error(`${row} needs an answer for each actor`);
    const cells = actors.map((actor, index) => [actor, answers[index] ?? ''] as const);
    return [row, Object.fromEntries(cells) as Record<Actor, string>] as const;
  });
}
