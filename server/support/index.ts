export { findHoursSettings } from './admin/hours-queries.ts';
export { supportMessageSent, supportSeen } from './events.ts';
export { findOperator, findOperatorSettings } from './operator/queries.ts';
export { liveSupportSessions, operatorDetails } from './tables.ts';
export { findHours } from './queries.ts';
export { findSupportNews } from './news-queries.ts';
export { openSupportPhoto } from './photos/open-photo.ts';
