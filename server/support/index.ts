export { supportMessageSent, supportSeen } from './events.ts';
export { findHours } from './queries.ts';
export { findSupportNews } from './news-queries.ts';
