export { chatSeen, messageSent } from './events.ts';
export { findWaitingMessage } from './waiting-queries.ts';
export { writeLine } from './follow-booking.ts';
