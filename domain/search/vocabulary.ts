import { foldForSearch } from '../catalogue/index.ts';
import { type How, LETTERS_OF_TYPOS, MATCHES, NEAR_THE_BEST, type Place } from './ranking.ts';
import { typosBetween } from './distance.ts';
import { consonantsOf, soundsOf, vowelsApart } from './sound.ts';
import { looseSpelling, stemOf, withAndWithoutEl, withoutArticle, wordsOf } from './spelling.ts';

/** What a search can find by its words: a category, a service or an area, with the texts in both languages. */
export interface SearchEntry {
  kind: 'category' | 'service' | 'area';
  /** The slug of a category or service, the id of an area. */
  key: string;
  /** The slug of the category of a service. */
  category?: string;
  names: readonly string[];
  /** Texts by the place in which their words count. */
  texts: Readonly<Partial<Record<Exclude<Place, 'name'>, string | undefined>>>;
  popularity: number;
}

/** Where a word of the vocabulary stands. `name` is the position of the name in `names`, for a word of a name. */
export interface Occurrence {
  entry: SearchEntry;
  place: Place;
  name?: number;
}

/** A word of the vocabulary that a word of a search may mean. `worth` is that of `MATCHES`, or less. */
export interface WordMatch {
  word: string;
  how: How;
  worth: number;
}

/** All words of all entries, with the ways to them. Words are folded and without their article. */
export interface Vocabulary {
  occurrences: ReadonlyMap<string, readonly Occurrence[]>;
  /** How words are written in the catalogue, for people to read. */
  spellings: ReadonlyMap<string, string>;
  /** In the order of their letters, for beginnings. */
  sorted: readonly string[];
  byStem: Index;
  byLooseSpelling: Index;
  bySound: ReadonlyMap<string, readonly Sound[]>;
  /** By what remains of a word without some letters: two words with a typo between them have such a rest in common. */
  byRest: Index;
}
type Index = ReadonlyMap<string, readonly string[]>;

/** How an Arabic word sounds, or its stem. */
interface Sound {
  word: string;
  sound: string;
  isForm: boolean;
}

/** Longer words are no words: how often letters can be removed grows with the square of the length. */
export const LONGEST_WORD = 24;

/** Builds the vocabulary of these entries: some thousand words in some milliseconds. */
export function buildVocabulary(entries: readonly SearchEntry[]): Vocabulary {
  const occurrences = new Map<string, Occurrence[]>();
  const spellings = new Map<string, string>();
  const add = (text: string, occurrence: Occurrence) => {
    for (const written of text.split(/[^\p{L}\p{N}\p{M}]+/u)) {
      const folded = withoutArticle(foldForSearch(written));
      if (!spellings.has(folded)) spellings.set(folded, withoutArticle(written));
    }
    for (const word of new Set(wordsOf(text).map(withoutArticle)))
      if (word.length <= LONGEST_WORD) addTo(occurrences, word, occurrence);
  };
  for (const entry of entries) {
    for (const [name, text] of entry.names.entries()) add(text, { entry, place: 'name', name });
    for (const place of ['trade', 'categoryName', 'shared', 'category', 'text'] as const)
      add(entry.texts[place] ?? '', { entry, place });
  }
  const words = [...occurrences.keys()];
  return {
    occurrences,
    spellings,
    sorted: words.toSorted(),
    byStem: indexOf(words, (word) => [stemOf(word)]),
    byLooseSpelling: indexOf(words, (word) => [looseSpelling(stemOf(word))]),
    bySound: soundIndexOf(words),
    byRest: indexOf(words, (word) => restsOf(word, typosOf(word))),
  };
}

function indexOf(words: readonly string[], keysOf: (word: string) => Iterable<string>): Index {
  const index = new Map<string, string[]>();
  for (const word of words) for (const key of keysOf(word)) addTo(index, key, word);
  return index;
}

function soundIndexOf(words: readonly string[]): Map<string, Sound[]> {
  const index = new Map<string, Sound[]>();
  for (const word of words.filter((one) => !isLatin(one))) {
    const own = soundsOf(word);
    for (const sound of own) addTo(index, consonantsOf(sound), { word, sound, isForm: false });
    for (const sound of soundsOf(stemOf(word)))
      if (!own.includes(sound)) addTo(index, consonantsOf(sound), { word, sound, isForm: true });
  }
  return index;
}

function addTo<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, [value]);
  else values.push(value);
}

/** How many typos a word of this length may have. */
const typosOf = (word: string) => LETTERS_OF_TYPOS.filter((letters) => word.length >= letters).length;

/** A word without each of its letters, and so on this many times; and the word itself. */
function restsOf(word: string, times: number): Set<string> {
  const rests = new Set([word]);
  let last = [word];
  for (let time = 0; time < times; time += 1) {
    last = last.flatMap((rest) => Array.from(rest, (_, at) => rest.slice(0, at) + rest.slice(at + 1)));
    for (const rest of last) rests.add(rest);
  }
  return rests;
}

const worthOf = (how: How) => MATCHES.find((match) => match.how === how)?.worth ?? 0;

type Finder = (vocabulary: Vocabulary, word: string) => WordMatch[];

const found = (how: How, words: readonly string[] = []): WordMatch[] =>
  words.map((word) => ({ word, how, worth: worthOf(how) }));

const FINDERS: Readonly<Record<0 | 1 | 2, readonly Finder[]>> = {
  0: [
    ({ occurrences }, word) =>
      found(
        'exact',
        [word].filter((same) => occurrences.has(same)),
      ),
    ({ byStem }, word) => formsOf(byStem.get(stemOf(word)) ?? [], stemOf(word)),
    ({ sorted }, word) => found('beginning', beginningsOf(sorted, word)),
  ],
  1: [mixedMatches],
  2: [soundMatches, typoMatches],
};

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

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

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
  for (const [group, finders] of Object.entries(FINDERS)) {
    const best = new Map<string, WordMatch>();
    for (const match of finders.flatMap((find) => ways.flatMap((way) => find(vocabulary, way))))
      if (match.worth > (best.get(match.word)?.worth ?? 0)) best.set(match.word, match);
    const most = Math.max(0, ...[...best.values()].map(({ worth }) => worth));
    const least = group === '2' ? NEAR_THE_BEST * most : 0;
    if (best.size > 0) return [...best.values()].filter(({ worth }) => worth >= least);
  }
  return [];
}
