export { reviewWaits } from './events.ts';
