/** What the demo's providers chose to be called: their first name and the initial of their last one. Stored, not computed. */
export function shortName(fullName: string): string {
  const words = fullName.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return `${first} ${Array.from(last.replace(/^ال(?=..)/, ''))[0] ?? ''}.`;
}
