export { missedWords } from './missed.ts';
export type { Hit } from './rank-entries.ts';
export { wordsOf } from './spelling.ts';
export { understand, type Understood } from './understand.ts';
export { buildVocabulary, type SearchEntry, type SearchWorld } from './vocabulary.ts';
