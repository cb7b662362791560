export { reviewWaits } from './events.ts';
export type { ReviewServices, SharedThings } from './services.ts';
export { reviews } from './tables.ts';
