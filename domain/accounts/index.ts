export {
  addEvent,
  AUTH_EVENTS,
  AUTH_LOG,
  type AuthAlert,
  type AuthEvent,
  type AuthEventType,
  type AuthStatistics,
  isCritical,
  judge,
  statisticsOf,
} from './auth-events.ts';
export { displayName } from './display-names.ts';
export { FULL_NAME_LENGTH, PASSWORD_LENGTH } from './field-limits.ts';
export { decideRefresh } from './refreshing.ts';
export { ROLES, type Role } from './roles.ts';
export { SESSION, SESSION_CLIENT } from './sessions.ts';
