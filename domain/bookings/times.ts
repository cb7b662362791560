/** The instant `ms` milliseconds after another; a negative number leads before it. */
export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
