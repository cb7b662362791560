export { missedWords } from './missed.ts';
export type { Hit } from './rank-entries.ts';
export { wordsOf } from './spelling.ts';
export { understand } from './understand.ts';
export { buildVocabulary, type SearchEntry, type SearchWorld } from './vocabulary.ts';
