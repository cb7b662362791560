/** The display name of a demo provider, which is stored with the profile: the first name and the last initial. */
export function shortName(fullName: string): string {
  const words = fullName.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return `${first} ${Array.from(last.replace(/^ال(?=..)/, ''))[0] ?? ''}.`;
}
