export { findHoursSettings } from './admin/hours-queries.ts';
export { supportHandedOver, supportMessageSent, supportSeen } from './events.ts';
export { findHours } from './queries.ts';
export { findSupportNews, findTaken } from './news-queries.ts';
export { openSupportPhoto } from './photos/open-photo.ts';
