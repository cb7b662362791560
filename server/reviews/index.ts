export { reviewWaits } from './events.ts';
export type { ReviewServices } from './services.ts';
export { reviews } from './tables.ts';
