import { foldForSearch } from '../catalogue/index.ts';
import { GIVEN_NAMES } from './given-names.ts';

/** Shown if nothing better is known (specification 5). 5.12 */
const FALLBACK = 'Customer';

const EMAIL = /^([^\s@]+)@[^\s@]+\.[^\s@]+$/;
/** Invisible characters: controls, and marks that change the direction of text. Joiners of Arabic letters are kept. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Words that form a name only with the next word. */
const PREFIX = /^(?:abd|abdel|abdul|abdal|abd-el|abd-al|abu|abo|om|um|umm|el|al|عبد|[أا]بو|[أا]م)$/iu;
/** The article before a name; it is never the initial. */
const ARTICLE = /^(?:[ae]l[-\s'’]|ال(?=\p{L}{2}))/iu;
const INITIAL = /^\p{L}\p{M}*\.$/u;

/**
 * The name others see: one word and the initial of another, never more of a full name. First name and the initial of
 * the last one ("Wagdy Salem Fahmy" → "Wagdy F."); of two words that begin with a common given name the second and the
 * initial of the first ("Karim Hassan" → "Hassan K."); an e-mail address gives the words before its @. 5.10
 */
export function displayName(fullName: string): string {
  return unlinked(shownOf(fullName));
}

/** Mail programs turn addresses into links, and anybody may use an address as a name. */
function unlinked(name: string): string {
  return name
    .replaceAll('://', ' ')
    .replaceAll(/\.(?=\p{L}{2})/gu, '. ')
    .trim();
}

function shownOf(fullName: string): string {
  const name = fullName
    .replaceAll(/[\t\n\r]/g, ' ')
    .replaceAll(INVISIBLE, '')
    .trim();
  const [, local] = EMAIL.exec(name) ?? [];
  if (local !== undefined) return wordsOf(local);
  const words = composed(name.split(/\s+/));
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || !/\p{L}/u.test(first)) return FALLBACK;
  if (words.length === 1) return first;
  if (words.length === 2 && INITIAL.test(last)) return `${first} ${last}`;
  const turned = words.length === 2 && GIVEN_NAMES.has(foldForSearch(first)) && /\p{L}/u.test(last);
  return turned ? withInitial(last, first) : withInitial(first, last);
}

function withInitial(shown: string, other: string): string {
  const initial = /\p{L}/u.exec(other.replace(ARTICLE, ''))?.[0];
  return initial === undefined ? shown : `${shown} ${capital(initial)}.`;
}

/** "Abd El Rahman", "أبو زيد" and "El Sayed" are one name each. */
function composed(words: readonly string[]): string[] {
  const names: string[] = [];
  let open = '';
  for (const word of words) {
    const isOpen = PREFIX.test(word);
    if (isOpen || open !== '') open = open === '' ? word : `${open} ${word}`;
    else names.push(word);
    if (!isOpen && open !== '') {
      names.push(open);
      open = '';
    }
  }
  return open === '' ? names : [...names, open];
}

/** "nour.el_sayed" → "Nour El Sayed". 5.11 */
function wordsOf(local: string): string {
  const words = local.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  if (!words.some((word) => /\p{L}/u.test(word))) return FALLBACK;
  return words.map((word) => word.replace(/^\p{L}/u, capital)).join(' ');
}

/** Some letters have no capital, or one of two letters, which would show more of the name. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return Array.from(upper).length === 1 ? upper : letter;
}
