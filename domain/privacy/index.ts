/** What is stored about people, and for how long. */
export { DATA_KINDS, type DataKind } from './data-kinds.ts';
export { KEPT_DAYS } from './kept-days.ts';
