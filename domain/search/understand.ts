import { isArticle, isBeforeAPlace, isFiller } from './filler-words.ts';
import { findArea } from './find-area.ts';
import { matchesOf, type WordMatch } from './matches.ts';
import { type Hit, rankEntries } from './rank-entries.ts';
import { MATCHES } from './ranking.ts';
import { wordsOf } from './spelling.ts';
import type { SearchEntry, SearchWorld } from './vocabulary.ts';

/** What a search means. */
export interface Understood {
  /** The area that it names. */
  area: SearchEntry | null;
  /** Whether it names an area and nothing else. */
  isPlaceAlone: boolean;
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
  /** Whether the first hit has all words as they are written, or sound; else somebody who is called so may be meant. */
  isPlain: boolean;
}

/** Further words are not read. */
export const MOST_WORDS = 10;

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
    isPlaceAlone: place !== null && words.length === 0,
    hits,
    words,
    unknown: words.filter((_, at) => matches[at]?.length === 0),
    corrected: correct(world, meant),
    isGuess: meant.every(({ match }) => match === null || isTypo(match)),
    isPlain: meant.every(({ match }) => match?.how === 'exact' || match?.how === 'sound'),
  };
}

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
