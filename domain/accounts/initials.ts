import { withoutTitles } from './titles.ts';

/** The article before a name; "El" alone is a word of its own. */
const ARTICLE = /^(?:[ae]l(?:[-'’‐‑]|$)|ال(?=\p{L}{2}))/iu;

/**
 * The letters on the circle of somebody without a photo: the first letters of two words in Latin script, one letter in
 * Arabic, where two would join. Titles and the article are left out: otherwise half of all firms would be «ا».
 * Empty if the name has no letter.
 */
export function initialsOf(name: string): string {
  const words = withoutTitles(name)
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word.replace(ARTICLE, ''))?.[0] ?? '');
  const [first = '', second = ''] = words.filter(Boolean);
  return /\p{Script=Arabic}/u.test(first) ? first : (first + second).toUpperCase();
}
