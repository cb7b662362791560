import { typosBetween } from './distance.ts';
import { type How, MATCHES, NEAR_THE_BEST } from './ranking.ts';
import { consonantsOf, soundsOf, vowelsApart } from './sound.ts';
import { isLatin, looseSpelling, stemOf, withAndWithoutEl, withoutArticle } from './spelling.ts';
import { LONGEST_WORD, restsOf, typosOf, type Vocabulary } from './vocabulary.ts';

/** A word of the vocabulary that a word of a search may mean. `worth` is that of `MATCHES`, or less. */
export interface WordMatch {
  word: string;
  how: How;
  worth: number;
}

const worthOf = (how: How) => MATCHES.find((match) => match.how === how)?.worth ?? 0;

type Finder = (vocabulary: Vocabulary, word: string) => WordMatch[];

const found = (how: How, words: readonly string[] = []): WordMatch[] =>
  words.map((word) => ({ word, how, worth: worthOf(how) }));

/** By the groups of `MATCHES`. */
const FINDERS: readonly (readonly Finder[])[] = [
  [
    ({ occurrences }, word) => found('exact', occurrences.has(word) ? [word] : []),
    ({ byStem }, word) => formsOf(byStem.get(stemOf(word)) ?? [], stemOf(word)),
    ({ sorted }, word) => found('beginning', beginningsOf(sorted, word)),
  ],
  [mixedMatches],
  [soundMatches, typoMatches],
];

/** What another form of a word is worth beside the word, or beside its stem. */
const OTHER_FORM = 0.98;

/** The stem is nearer to the other forms than they are to each other: «نقاش» to «نقاشين», before «نقاشة». */
const formsOf = (words: readonly string[], stem: string): WordMatch[] =>
  words.map((word) => ({ word, how: 'form', worth: worthOf('form') * (word === stem ? 1 : OTHER_FORM) }));

/** The word itself in another spelling, and other forms of it. */
function mixedMatches({ byLooseSpelling }: Vocabulary, word: string): WordMatch[] {
  const [whole, stem] = [looseSpelling(word), looseSpelling(stemOf(word))];
  const forms = byLooseSpelling.get(stem) ?? [];
  return forms.map((other) => {
    const share = looseSpelling(other) === whole ? 1 : OTHER_FORM;
    return { word: other, how: 'mixed', worth: worthOf('mixed') * share };
  });
}

/** One letter is the beginning of too much. */
const LETTERS_OF_A_BEGINNING = 2;
const MOST_BEGINNINGS = 40;

function beginningsOf(sorted: readonly string[], word: string): string[] {
  if (word.length < LETTERS_OF_A_BEGINNING) return [];
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const most = sorted.slice(low, low + MOST_BEGINNINGS);
  return most.filter((longer) => longer.startsWith(word));
}

/** «ات» and «ين» in Latin letters. */
const LATIN_PLURAL = /(?<=[a-z0-9]{4})(?:at|een|in)$/;

/** How far the vowels of two words may be apart, by the number of their consonants: few are those of many words. */
const MOST_APART = [0, 0, 0, 0.65] as const;

/** What the sound of another form counts more than that of the word itself. */
const APART_AS_FORM = 0.05;

/** Arabic words that a word in Latin letters may be; the nearer the vowels, the more they are worth. */
function soundMatches({ bySound }: Vocabulary, word: string): WordMatch[] {
  if (!isLatin(word)) return [];
  return [word, word.replace(LATIN_PLURAL, '')].flatMap(soundsOf).flatMap((sound) => {
    const consonants = consonantsOf(sound);
    const most = MOST_APART[Math.min(consonants.length, MOST_APART.length - 1)] ?? 0;
    return (bySound.get(consonants) ?? []).flatMap((other): WordMatch[] => {
      const apart = vowelsApart(sound, other.sound);
      if (apart > most) return [];
      const worth = worthOf('sound') * (1 - (apart + (other.isForm ? APART_AS_FORM : 0)) / 2);
      return [{ word: other.word, how: 'sound', worth }];
    });
  });
}

function typoMatches({ byRest }: Vocabulary, word: string): WordMatch[] {
  const most = typosOf(word);
  const near = new Set([...restsOf(word, most)].flatMap((rest) => byRest.get(rest) ?? []));
  return [...near].flatMap((other) => {
    const typos = typosBetween(word, other, most);
    if (typos > most) return [];
    return found(typos <= 1 ? 'typo' : 'typos', [other]);
  });
}

/** The words of the vocabulary that a folded word of a search may mean, of the best group that has any; each once. */
export function matchesOf(vocabulary: Vocabulary, word: string): WordMatch[] {
  const ways = withAndWithoutEl(withoutArticle(word).slice(0, LONGEST_WORD));
  for (const [group, finders] of FINDERS.entries()) {
    const best = new Map<string, WordMatch>();
    for (const match of finders.flatMap((find) => ways.flatMap((way) => find(vocabulary, way))))
      if (match.worth > (best.get(match.word)?.worth ?? 0)) best.set(match.word, match);
    const matches = [...best.values()];
    if (matches.length > 0) return group === LAST_GROUP ? nearest(matches) : matches;
  }
  return [];
}

const LAST_GROUP = FINDERS.length - 1;

function nearest(matches: readonly WordMatch[]): WordMatch[] {
  const least = NEAR_THE_BEST * Math.max(...matches.map(({ worth }) => worth));
  return matches.filter(({ worth }) => worth >= least);
}
