import { isTask } from './filler-words.ts';
import type { WordMatch } from './matches.ts';
import { compareRanks, PLACES, type Rank, WORTH_OF_HEAD, WORTH_OF_TASK } from './ranking.ts';
import type { SearchEntry, SearchWorld, Vocabulary } from './vocabulary.ts';

export interface Hit {
  entry: SearchEntry;
  rank: Rank;
}

type Matches = readonly (readonly WordMatch[])[];

/** What is worth less than this share of the best is not found: it has one common word of several. */
const LEAST_SHARE = 0.5;

interface Reading {
  worth: number;
  /** The names in which the word is. */
  names: readonly number[];
}

/**
 * The entries that have the words of a search, the best first. `matches` are those of each word; `head` is the place of
 * the word that the others describe.
 */
export function rankEntries({ offers }: SearchWorld, matches: Matches, head: number): Hit[] {
  const readings = new Map<SearchEntry, Reading[]>();
  for (const [at, ofWord] of matches.entries())
    for (const [entry, reading] of readWord(offers, ofWord)) {
      const worth = reading.worth * (at === head ? WORTH_OF_HEAD : 1);
      readings.set(entry, [...(readings.get(entry) ?? []), { ...reading, worth }]);
    }
  const hits = [...readings].map(([entry, ofEntry]) => ({
    entry,
    rank: rankOf(entry, offers.nameWords.get(entry) ?? [], ofEntry, matches.length),
  }));
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
function readWord(offers: Vocabulary, matches: readonly WordMatch[]): Map<SearchEntry, Reading> {
  const readings = new Map<SearchEntry, Reading>();
  for (const match of matches) {
    const rarity = (offers.rarities.get(match.word) ?? 0) * (isTask(match.word) ? WORTH_OF_TASK : 1);
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

function rankOf(
  entry: SearchEntry,
  nameWords: readonly (readonly string[])[],
  readings: readonly Reading[],
  words: number,
): Rank {
  const shares = nameWords.map(({ length }, at) => {
    const inName = readings.filter(({ names }) => names.includes(at)).length;
    return Math.min(1, inName / length);
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
