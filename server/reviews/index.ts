export { reviewWaits } from './events.ts';
export { reviews } from './tables.ts';
