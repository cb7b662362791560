import { foldForSearch } from '../catalogue/index.ts';
import { GIVEN_NAMES } from './given-names.ts';

/** Shown where nothing better is known (specification 5). 5.12 */
const FALLBACK = 'Customer';

const EMAIL = /^([^\s@]+)@[^\s@]+\.[^\s@]+$/;
/** What can't be seen: controls, and marks that turn the direction of what follows. The joiners of Arabic letters stay. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Words that are no name without the one after them. */
const PREFIX = /^(?:abd|abdel|abdul|abdal|abd-el|abd-al|abu|abo|om|um|umm|el|al|عبد|[أا]بو|[أا]م)$/iu;
/** The article before a name, which says nothing about whose it is. */
const ARTICLE = /^(?:[ae]l[-\s'’]|ال(?=\p{L}{2}))/iu;
const INITIAL = /^\p{L}\p{M}*\.$/u;

/**
 * The name others see: one word and the initial of another, never more of a full name. First name and the initial of the
 * last one ("Wagdy Salem Fahmy" → "Wagdy F."); of two words that begin with a common given name the second and the initial of
 * the first ("Karim Hassan" → "Hassan K."); an e-mail address gives the words before its @. 5.10
 */
export function displayName(fullName: string): string {
  return unlinked(shownOf(fullName));
}

/** Anybody may call themselves by an address; programs that show mails make links of those. */
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

/** Of letters that have one; some capitals are two letters, which would say more. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return Array.from(upper).length === 1 ? upper : letter;
}
