/** Shown where nothing better is known (specification 5). 5.12 */
const FALLBACK = 'Customer';

/**
 * The name others see: first name and the initial of the last one ("Salma Abdel Rahman" → "Salma R.").
 * Specification 5; names in Arabic letters work the same way. 5.10
 */
export function displayName(fullName: string): string {
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return FALLBACK;
  if (words.length === 1) return first;
  return `${first} ${Array.from(last.replace(/^ال(?=..)/, ''))[0] ?? ''}.`;
}
