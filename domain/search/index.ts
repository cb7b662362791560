export { type AskedTime, isWithin } from './asked-time.ts';
export { FAIR_PLACES, fillPlaces } from './fair-places.ts';
export { FAVOURITES } from './favourites.ts';
export {
  DAY_PART_NAMES,
  DAY_PARTS,
  type DayPart,
  MOST_CANDIDATES,
  MOST_COUNTED,
  MOST_PRICE,
  PRICE_STEPS,
  PROVIDER_SORTS,
  type ProviderSort,
  RATING_STEPS,
  VISITS_AFTER,
} from './filters.ts';
export { missedWords } from './missed.ts';
export type { Hit } from './rank-entries.ts';
export { tradesMeant } from './trades-meant.ts';
export { wordsOf } from './spelling.ts';
export { understand, type Understood } from './understand.ts';
export { buildVocabulary, type SearchEntry, type SearchWorld } from './vocabulary.ts';
