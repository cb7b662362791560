import type { Language } from '../market/index.ts';
import { foldForSearch } from '../catalogue/index.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { withoutTitles } from './titles.ts';

/** Shown if nothing better is known (specification 5). 5.12 */
const FALLBACK = 'Customer';
const FALLBACK_IN: Record<Language, string> = { en: FALLBACK, ar: 'عميل' };

const EMAIL = /^([^\s@]+)@[^\s@]+\.[^\s@]+$/;
/** The part of an e-mail address from its @ on, within a name. */
const MAIL_SERVER = /@[^\s@]+\.[^\s@]+/g;
/** Invisible characters: controls, and marks that change the direction of text. Joiners of Arabic letters are kept. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u0640]/gu;
/** More marks on one letter than any script has would cover the lines around the name. */
const PILE_OF_MARKS = /(\p{M}{3})\p{M}+/gu;
/** More digits than a year has are a telephone number, which nobody learns from a name. */
const NUMBER = /[^\p{L}\p{N}]{0,3}\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){4,}/gu;
/** Words that form a name only with the next word; «عم» is how a craftsman is called, and nobody is «عم» alone. */
const PREFIX = /^(?:abd|abdel|abdul|abdal|abd-el|abd-al|abu|abo|om|um|umm|amm|el|al|عبد|[أا]بو|[أا]م|عم|ابن|بن)$/iu;
/** Words that form a name only with the word before, folded: "Nour El-Din", «هبة الله». */
const SUFFIX = /^(?:[ae]l ?(?:di|dee)n|allah|الدين|الله|الاسلام)$/u;
/** Names that would be read as titles in front of an initial, folded: «الشيخ م.», "El-Basha M.", «سيد م.». */
const LIKE_TITLE = /^(?:[ae]l ?\p{L}{3,}|ال\p{L}{2,}|say{1,2}[ei]d(?: |$)|سيد(?: |$)|\p{L}$)/u;
/** The given name that is "Mr." with its article, folded. */
const MISTER = /^(?:[ae]l ?say{1,2}[ei]da?|السيد)(?: |$)/u;
/** The article doubles the letter after it. */
const SHADDA = '\u0651';
const INITIAL = /^\p{L}\p{M}*\.$/u;

/**
 * The name others see: one word and the initial of another, never more of a full name, and never a title. First name
 * and the initial of the last one ("Wagdy Salem Fahmy" → "Wagdy F."); of two words that begin with one of a few given
 * names the second and the initial of the first ("Mohamed Salah" → "Salah M."); an e-mail address gives the words
 * before its @. 5.10
 */
export function displayName(fullName: string): string {
  return unlinked(shownOf(fullName));
}

/** How the bearer of a display name is greeted: "Wagdy" of "Wagdy F.", «عم حسن» of «عم حسن ع.». */
export function firstName(shown: string): string {
  return shown.replace(/ \p{L}\p{M}*\.$/u, '');
}

/** A display name on a page of a language: the fallback is a word, which is translated. */
export function displayNameIn(shown: string, language: Language): string {
  return shown === FALLBACK ? FALLBACK_IN[language] : shown;
}

/** The display name of a person in both languages. */
export function displayNames(fullName: string): Record<Language, string> {
  const shown = displayName(fullName);
  return { en: displayNameIn(shown, 'en'), ar: displayNameIn(shown, 'ar') };
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
    .replaceAll(PILE_OF_MARKS, '$1')
    .trim();
  const [, local] = EMAIL.exec(name) ?? [];
  const text = withoutTitles(withoutNumbers(local === undefined ? name.replaceAll(MAIL_SERVER, ' ') : wordsOf(local)));
  if (!/\p{L}/u.test(text)) return FALLBACK;
  if (local !== undefined)
    return composed(text.split(' '))
      .map((word, at) => (at === 0 ? asGivenName(word) : word))
      .join(' ');
  const words = composed(text.split(/\s+/).filter((word) => /\p{L}/u.test(word)));
  const [first = FALLBACK, last = FALLBACK] = [words[0], words.at(-1)];
  if (words.length === 1) return asGivenName(first);
  if (words.length === 2 && INITIAL.test(last)) return `${asGivenName(first)} ${last}`;
  return words.length === 2 && isShownBySecond(first, last) ? withInitial(last, first) : withInitial(first, last);
}

const withoutNumbers = (text: string) => text.replaceAll(NUMBER, ' ').trim();

function isShownBySecond(first: string, second: string): boolean {
  if (!GIVEN_NAMES.has(foldForSearch(first))) return false;
  return !LIKE_TITLE.test(foldForSearch(second)) && withoutTitles(second) === second;
}

function withInitial(shown: string, other: string): string {
  const initial = /\p{L}/u.exec(other)?.[0];
  return initial === undefined ? asGivenName(shown) : `${asGivenName(shown)} ${capital(initial)}.`;
}

/** «السيد» → «سيد», "El-Sayed" → "Sayed": with the article it is read as a title. */
function asGivenName(name: string): string {
  if (!MISTER.test(foldForSearch(name))) return name;
  return name
    .replace(/^\p{L}\p{M}*\p{L}[^\p{L}]*/u, '')
    .replace(SHADDA, '')
    .replace(/^\p{L}/u, capital);
}

/** "Abd El Rahman", "أبو زيد", "El Sayed" and «علاء الدين» are one name each. */
function composed(words: readonly string[]): string[] {
  const names: string[] = [];
  let open = '';
  for (const word of words) {
    const name = open === '' ? word : `${open} ${word}`;
    open = PREFIX.test(word) ? name : '';
    if (open !== '') continue;
    const before = SUFFIX.test(foldForSearch(name)) ? names.pop() : undefined;
    names.push(before === undefined ? name : `${before} ${name}`);
  }
  return open === '' ? names : [...names, open];
}

/** The local part of an address as words: "nour.el_sayed" → "Nour El Sayed". 5.11 */
function wordsOf(local: string): string {
  const words = local.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words.map((word) => word.replace(/^\p{L}/u, capital)).join(' ');
}

/** Some letters have no capital, or one of two letters, which would show more of the name. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return Array.from(upper).length === 1 ? upper : letter;
}
