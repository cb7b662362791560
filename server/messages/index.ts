export { chatSeen, messageReported, messageSent } from './events.ts';
export { findWaitingMessage } from './waiting-queries.ts';
export { writeLine } from './follow-booking.ts';
export { openPhoto } from './photos/open-photo.ts';
