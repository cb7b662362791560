import type { Hit } from './rank-entries.ts';
import type { SearchEntry } from './vocabulary.ts';

/** What is worth less than this share of the best service is not looked for: it is another service. */
const LEAST_SHARE = 0.9;
/** Of one search: each is read for itself. */
const MOST_TRADES = 6;

/**
 * What providers are looked for of the hits of a search, the best first: its category, or its service and those that
 * are nearly as well meant.
 */
export function tradesMeant(hits: readonly Hit[]): SearchEntry[] {
  const [first] = hits;
  if (first === undefined || first.entry.kind === 'category') return first === undefined ? [] : [first.entry];
  return hits
    .filter(({ entry, rank }) => entry.kind === 'service' && rank.isWhole === first.rank.isWhole && isNear(rank, first))
    .slice(0, MOST_TRADES)
    .map(({ entry }) => entry);
}

const isNear = ({ worth }: Hit['rank'], { rank }: Hit) => worth >= LEAST_SHARE * rank.worth;
