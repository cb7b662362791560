import { isArticle, isBeforeAPlace, isFiller, isTask } from './filler-words.ts';
import { compareRanks, MATCHES, PLACES, type Rank, WORTH_OF_HEAD, WORTH_OF_TASK } from './ranking.ts';
import { stemOf, withoutArticle, wordsOf } from './spelling.ts';
import { matchesOf, type SearchEntry, type Vocabulary, type WordMatch } from './vocabulary.ts';

/** What can be found: categories and services by one vocabulary, areas by their own. */
export interface SearchWorld {
  offers: Vocabulary;
  areas: Vocabulary;
  /** The number of entries in `offers`, from which follows how rare a word is. */
  size: number;
}

export interface Hit {
  entry: SearchEntry;
  rank: Rank;
}

/** What a search means. */
export interface Understood {
  /** The area that it names. */
  area: SearchEntry | null;
  /** Categories and services that have its words, the best first. */
  hits: Hit[];
  /** Its words, folded, without the area and fillers. */
  words: string[];
  /** Of these, the ones that no category or service has. */
  unknown: string[];
  /** The search as the first hit has it, where a word was spelt otherwise; else null. */
  corrected: string | null;
  /** Whether all words of the first hit were misspelt: something that is written beats it. */
  isGuess: boolean;
}

/** Further words are not read. */
export const MOST_WORDS = 10;

/** What is worth less than this share of the best is not found: it has one common word of several. */
const LEAST_SHARE = 0.5;

/** Understands a search in English, Arabic, and Arabic in Latin letters, also misspelt. */
export function understand(world: SearchWorld, text: string): Understood {
  const all = wordsOf(text)
    .filter((word) => !isArticle(word))
    .slice(0, MOST_WORDS);
  const place = findArea(world, all);
  const rest = place === null ? all : [...all.slice(0, place.from), ...all.slice(place.to)];
  const telling = rest.filter((word) => !isFiller(word) && !isFiller(word.replace(/^و/, '')) && !isBeforeAPlace(word));
  const words = telling.length > 0 ? telling : place === null ? rest : [];
  const matches = words.map((word) => matchesOf(world.offers, word));
  const isArabic = matches.flat().some(({ word, how }) => how === 'sound' || /\p{Script=Arabic}/u.test(word));
  const hits = rankEntries(world, matches, isArabic ? 0 : words.length - 1);
  const meant = meantBy(world, words, matches, hits[0]?.entry);
  return {
    area: place?.area ?? null,
    hits,
    words,
    unknown: words.filter((_, at) => matches[at]?.length === 0),
    corrected: correct(world, meant),
    isGuess: meant.every(({ match }) => match === null || isTypo(match)),
  };
}

interface Reading {
  worth: number;
  /** The names in which the word is. */
  names: readonly number[];
}

function rankEntries({ offers, size }: SearchWorld, matches: readonly (readonly WordMatch[])[], head: number): Hit[] {
  const readings = new Map<SearchEntry, Reading[]>();
  for (const [at, ofWord] of matches.entries())
    for (const [entry, reading] of readWord(offers, size, ofWord)) {
      const worth = reading.worth * (at === head ? WORTH_OF_HEAD : 1);
      readings.set(entry, [...(readings.get(entry) ?? []), { ...reading, worth }]);
    }
  const hits = [...readings].map(([entry, ofEntry]) => ({ entry, rank: rankOf(entry, ofEntry, matches.length) }));
  const least = LEAST_SHARE * Math.max(0, ...hits.map(({ rank }) => rank.worth));
  const sorted = hits
    .filter(({ rank }) => rank.worth >= least || rank.isWhole)
    .toSorted((one, other) => compareRanks(one.rank, other.rank) || (one.entry.key < other.entry.key ? -1 : 1));
  return withCategoryFirst(sorted);
}

/** So many services of a category that are meant alike mean the category. */
const ALIKE = 3;

function withCategoryFirst(sorted: Hit[]): Hit[] {
  const [first] = sorted;
  const slug = first?.entry.category;
  const alike = sorted.filter(
    ({ entry, rank }) => slug !== undefined && entry.category === slug && isEqual(rank.worth, first?.rank.worth),
  );
  const category = sorted.find(({ entry }) => entry.kind === 'category' && entry.key === slug);
  if (alike.length < ALIKE || category === undefined) return sorted;
  return [category, ...sorted.filter((hit) => hit !== category)];
}

const isEqual = (one = 0, other = 0) => Math.abs(one - other) < 1e-9;

/** What one word of the search is worth in each entry: that of the best of the words that it may mean. */
function readWord(offers: Vocabulary, size: number, matches: readonly WordMatch[]): Map<SearchEntry, Reading> {
  const readings = new Map<SearchEntry, Reading>();
  for (const match of matches) {
    const rarity = rarityOf(offers, size, match.word) * (isTask(match.word) ? WORTH_OF_TASK : 1);
    for (const { entry, place, name } of offers.occurrences.get(match.word) ?? []) {
      const reading = readings.get(entry) ?? { worth: 0, names: [] };
      readings.set(entry, {
        worth: Math.max(reading.worth, match.worth * PLACES[place] * rarity),
        names: name === undefined ? reading.names : [...reading.names, name],
      });
    }
  }
  return readings;
}

/** The fewer entries have a word of their own, or another form of it, the more it says. */
function rarityOf({ occurrences, byStem }: Vocabulary, size: number, word: string): number {
  const forms = byStem.get(stemOf(word)) ?? [word];
  const own = forms.flatMap((form) => occurrences.get(form) ?? []).filter(({ place }) => !place.startsWith('category'));
  return Math.log(1 + size / Math.max(1, new Set(own.map(({ entry }) => entry)).size));
}

function rankOf(entry: SearchEntry, readings: readonly Reading[], words: number): Rank {
  const shares = entry.names.map((name, at) => {
    const inName = readings.filter(({ names }) => names.includes(at)).length;
    return Math.min(1, inName / tellingWords(name).length);
  });
  const share = Math.max(0, ...shares);
  return {
    isWhole: share === 1 && readings.length === words && readings.every(({ names }) => names.length > 0),
    worth: readings.reduce((sum, { worth }) => sum + worth, 0),
    isSpecific: entry.kind === 'service',
    share,
    popularity: entry.popularity,
  };
}

const tellingWords = (text: string) => wordsOf(text).filter((word) => !isFiller(word) && !isArticle(word));

interface FoundArea {
  area: SearchEntry;
  from: number;
  to: number;
  worth: number;
}

/**
 * The area that words of a search name. One word that an offer has as well, or is nearer to, is an area only after "in"
 * («في», "fel").
 */
function findArea({ areas, offers }: SearchWorld, words: readonly string[]): FoundArea | null {
  const matches = words.map((word) => matchesOf(areas, word).filter(({ how }) => how !== 'beginning'));
  const found = new Set(matches.flat().flatMap(({ word }) => areas.occurrences.get(word) ?? [])).values();
  const candidates = [...found].flatMap(({ entry, name = 0 }) => {
    const parts = tellingWords(entry.names[name] ?? '').map(withoutArticle);
    return words.flatMap((_, from): FoundArea[] => {
      const worths = parts.map((part, at) => matches[from + at]?.find(({ word }) => word === part)?.worth ?? 0);
      if (parts.length === 0 || worths.includes(0)) return [];
      const to = from + parts.length;
      const worth = Math.min(...worths);
      const isAfterIn = isBeforeAPlace(words[from - 1] ?? '') || isBeforeAPlace(words[from - 2] ?? '');
      const meansOffer = words.slice(from, to).every((word) => worthIn(offers, word) >= worth);
      return isAfterIn || parts.length > 1 || !meansOffer ? [{ area: entry, from, to, worth }] : [];
    });
  });
  return (
    candidates.toSorted((one, other) => other.to - other.from - (one.to - one.from) || other.worth - one.worth)[0] ??
    null
  );
}

const worthIn = (offers: Vocabulary, word: string) =>
  Math.max(0, ...matchesOf(offers, word).map((match) => match.worth));

/** How a word of the search is written, and what it means in the first hit; null where that does not have it. */
interface Meant {
  word: string;
  match: WordMatch | null;
}

function meantBy(
  { offers }: SearchWorld,
  words: readonly string[],
  matches: readonly (readonly WordMatch[])[],
  first: SearchEntry | undefined,
): Meant[] {
  const isOfFirst = ({ word }: WordMatch) => offers.occurrences.get(word)?.some(({ entry }) => entry === first);
  return words.map((word, at) => {
    const [match = null] = (matches[at] ?? []).filter(isOfFirst).toSorted((one, other) => other.worth - one.worth);
    return { word, match };
  });
}

const groupOf = ({ how }: WordMatch) => MATCHES.find((match) => match.how === how)?.group;

function correct({ offers }: SearchWorld, meant: readonly Meant[]): string | null {
  const corrected = meant.map(({ word, match }) =>
    match === null || groupOf(match) === 0 ? word : (offers.spellings.get(match.word) ?? match.word),
  );
  return meant.some(({ word }, at) => word !== corrected[at]) ? corrected.join(' ') : null;
}

const isTypo = ({ how }: WordMatch) => how === 'typo' || how === 'typos';
