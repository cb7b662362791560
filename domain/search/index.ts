export { isFiller } from './filler-words.ts';
export { compareRanks, MATCHES, PLACES, RANKING } from './ranking.ts';
export { type Hit, type SearchWorld, understand, type Understood } from './understand.ts';
export { wordsOf } from './spelling.ts';
export { buildVocabulary, type SearchEntry, type Vocabulary } from './vocabulary.ts';
