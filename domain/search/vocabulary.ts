import { foldForSearch } from '../catalogue/index.ts';
import { tellingWords } from './filler-words.ts';
import { LETTERS_OF_TYPOS, type Place } from './ranking.ts';
import { consonantsOf, soundsOf } from './sound.ts';
import { isLatin, looseSpelling, stemOf, withoutArticle, wordsOf } from './spelling.ts';

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
  /** How many providers offered it when it was read: new words are read at once, new counts with them. */
  popularity: number;
}

/** Where a word of the vocabulary stands. `name` is the position of the name in `names`, for a word of a name. */
export interface Occurrence {
  entry: SearchEntry;
  place: Place;
  name?: number;
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
  /** The words of each name of an entry that say something, without their articles. */
  nameWords: ReadonlyMap<SearchEntry, readonly (readonly string[])[]>;
  /** How much each word says: more, the fewer entries have it, or another form of it, as a word of their own. */
  rarities: ReadonlyMap<string, number>;
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

/** Builds the vocabulary of these entries: two thousand words in 45 ms. */
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
  const byStem = indexOf(words, (word) => [stemOf(word)]);
  return {
    occurrences,
    spellings,
    sorted: words.toSorted(),
    byStem,
    nameWords: new Map(
      entries.map((entry) => [entry, entry.names.map((name) => tellingWords(name).map(withoutArticle))]),
    ),
    rarities: raritiesOf(occurrences, byStem, entries.length),
    byLooseSpelling: indexOf(words, (word) => [looseSpelling(stemOf(word))]),
    bySound: soundIndexOf(words),
    byRest: indexOf(words, (word) => restsOf(word, typosOf(word))),
  };
}

function raritiesOf(
  occurrences: ReadonlyMap<string, readonly Occurrence[]>,
  byStem: Index,
  size: number,
): Map<string, number> {
  const ofStems = new Map<string, number>();
  for (const [stem, forms] of byStem) {
    const own = forms
      .flatMap((form) => occurrences.get(form) ?? [])
      .filter(({ place }) => !place.startsWith('category'));
    ofStems.set(stem, Math.log(1 + size / Math.max(1, new Set(own.map(({ entry }) => entry)).size)));
  }
  return new Map([...occurrences.keys()].map((word) => [word, ofStems.get(stemOf(word)) ?? 0]));
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
export const typosOf = (word: string) => LETTERS_OF_TYPOS.filter((letters) => word.length >= letters).length;

/** A word without each of its letters, and so on this many times; and the word itself. */
export function restsOf(word: string, times: number): Set<string> {
  const rests = new Set([word]);
  let last = [word];
  for (let time = 0; time < times; time += 1) {
    last = last.flatMap((rest) => Array.from(rest, (_, at) => rest.slice(0, at) + rest.slice(at + 1)));
    for (const rest of last) rests.add(rest);
  }
  return rests;
}

/** What can be found: categories and services by one vocabulary, areas by their own. */
export interface SearchWorld {
  offers: Vocabulary;
  areas: Vocabulary;
}
