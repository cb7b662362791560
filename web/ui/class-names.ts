/** One class attribute from parts, leaving out what is not there. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
