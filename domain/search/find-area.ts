import { isBeforeAPlace } from './filler-words.ts';
import { matchesOf } from './matches.ts';
import type { SearchEntry, SearchWorld, Vocabulary } from './vocabulary.ts';

/** An area, and from which to before which word it is named. */
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
export function findArea({ areas, offers }: SearchWorld, words: readonly string[]): FoundArea | null {
  const matches = words.map((word) => matchesOf(areas, word).filter(({ how }) => how !== 'beginning'));
  const found = new Set(matches.flat().flatMap(({ word }) => areas.occurrences.get(word) ?? [])).values();
  const candidates = [...found].flatMap(({ entry, name = 0 }) => {
    const parts = areas.nameWords.get(entry)?.[name] ?? [];
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
