export {
  addEvent,
  AUTH_ALERTS,
  AUTH_EVENTS,
  AUTH_LOG,
  type AuthAlert,
  type AuthCounts,
  type AuthEvent,
  type AuthEventType,
  type AuthStatistics,
  isCritical,
  statisticsOfCounts,
  statisticsOf,
} from './auth-events.ts';
export {
  ADMIN_DECISIONS,
  type AdminDecision,
  ONE_TIME_CODE_LIFE_MS,
  type OneTimeCodeKind,
  PHONE_MESSAGES,
  type PhoneMessage,
  SENT_CODE,
  SIGN_UP_LIFE_MS,
  SECURITY_CHANGES,
  type SecurityChange,
  UNDOABLE_CHANGES,
  type UndoableChange,
} from './account-codes.ts';
export { ACCOUNT_MESSAGE_LIFE_MS, type AccountMessageKind } from './message-lives.ts';
export {
  type Accepted,
  type Agreement,
  AGREEMENTS,
  currentAgreements,
  currentVersion,
  toAccept,
} from './agreements.ts';
export { COOKIES, type Cookie } from './cookies.ts';
export { ACCOUNT_LIMITS, KNOWN_DEVICE_MS, type Limit, type LimitName } from './account-limits.ts';
export { displayName, displayNameIn, displayNames, firstName } from './display-names.ts';
export { initialsOf } from './initials.ts';
export { FULL_NAME_LENGTH, PASSWORD_LENGTH } from './field-limits.ts';
export { isLeavingWord, LEAVING, LEAVING_WORDS } from './leaving.ts';
export {
  decideOAuth,
  OAUTH_PROBLEMS,
  OAUTH_PROVIDERS,
  OAUTH_STATE_MS,
  type OAuthProblem,
  type OAuthProvider,
} from './oauth.ts';
export { MAIL_PAGES } from './mail-pages.ts';
export { maskedEmail, maskedPhone } from './masked.ts';
export { PASSKEY } from './passkeys.ts';
export { isOwnPath } from './own-paths.ts';
export { egyptianMobile, typedDigits, westernDigits } from './phone-numbers.ts';
export { PHOTO, smallPhoto } from './photos.ts';
export { confirmedByRefresh, decideRefresh } from './refreshing.ts';
export { ROLES, type Role, rolesThatCount } from './roles.ts';
export {
  readSecondFactorCode,
  RECOVERY_ALPHABET,
  SECOND_FACTOR,
  SECOND_FACTOR_STATES,
  stepTaken,
} from './second-factor.ts';
export { SESSION, SESSION_CLIENT } from './sessions.ts';
export { SUSPENSION_REASONS, SUSPENSION_WORDS_LENGTH, type SuspensionReason } from './suspension.ts';
