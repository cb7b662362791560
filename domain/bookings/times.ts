/** The instant `ms` milliseconds after another; before it if `ms` is negative. */
export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
