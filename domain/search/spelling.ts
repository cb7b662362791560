import { foldForSearch } from '../catalogue/index.ts';

/** The Arabic article with what is joined to it, before three letters or more. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

/** Endings of number, gender and work, by script; what remains has three letters or more. */
const ENDINGS = [
  /^(\p{Script=Arabic}{3,}?)(?:تين|ات|ين|ون|يه|لي|ه|ي|ا)$/u,
  /^([a-z]{3,}?)(?:ings?|ers?|ed|es|s)$/,
] as const;

/** Letters that Egyptians write for one another, or for one sound: the first of each stands for the others. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/[ذظض]/g, 'ز'],
  [/[ثص]/g, 'س'],
  [/ط/g, 'ت'],
  [/ء/g, ''],
  [/ه(?=$)/g, ''],
  [/ee|ea|y/g, 'i'],
  [/oo|ou|u/g, 'o'],
  [/ph/g, 'f'],
  [/(.)\1+/gu, '$1'],
];

/** The words of a text, folded (`foldForSearch`); empty if it has neither letters nor digits. */
export function wordsOf(text: string): string[] {
  return foldForSearch(text).split(' ').filter(Boolean);
}

/** A folded word without its Arabic article; the word itself if it has none. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}

/** A word in Latin letters, and without what may be the article: "eltallaga", but "electrician" has none. */
export function withAndWithoutEl(word: string): string[] {
  const bare = word.replace(/^[eai]l(?=[a-z0-9]{4})/, '');
  return bare === word ? [word] : [word, bare];
}

/** What a word shares with its other forms: «سباك», «سباكين» and «سباكة»; "plumber" and "plumbing". */
export function stemOf(word: string): string {
  return ENDINGS.reduce((stem, ending) => stem.replace(ending, '$1'), withoutArticle(word));
}

/** A word in the one spelling that stands for all that people mix: «تلاجه» is «ثلاجة». */
export function looseSpelling(word: string): string {
  return CONFUSED.reduce((loose, [letters, one]) => loose.replace(letters, one), withoutArticle(word));
}

/** Whether a folded word has only Latin letters and digits. */
export const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);
