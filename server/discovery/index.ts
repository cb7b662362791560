export { discoveryHandlers } from './handlers.ts';
