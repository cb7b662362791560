export { displayName } from './display-names.ts';
export { FULL_NAME_LENGTH, PASSWORD_LENGTH } from './field-limits.ts';
export { isLeavingWord, LEAVING, LEAVING_WORDS } from './leaving.ts';
export { PHOTO, smallPhoto } from './photos.ts';
export { decideRefresh } from './refreshing.ts';
export { ROLES, type Role } from './roles.ts';
export { SESSION } from './sessions.ts';
