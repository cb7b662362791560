/** The instant so many milliseconds after another; before it where they are negative. */
export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
