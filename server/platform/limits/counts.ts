/** Counts of subjects; one at 0 is forgotten. */
export function countEach() {
  const counts = new Map<string, number>();
  return {
    get: (subject: string) => counts.get(subject) ?? 0,
    add(subject: string, by: number) {
      const left = (counts.get(subject) ?? 0) + by;
      if (left > 0) counts.set(subject, left);
      else counts.delete(subject);
    },
  };
}
