export { createAccountServices } from './create-services.ts';
export { personRegistered } from './events.ts';
export { askSecondFactor, findSecondFactors, type SecondFactorProof } from './leaving/check-second-factor.ts';
export { accountDeletions } from './leaving/tables.ts';
export { BUSY_S, oneFileAtATime } from './files-of-people.ts';
export { countFailures, takeLimits } from './limits.ts';
export { findAccountMails, findMailAddresses } from './mails/outbox-queries.ts';
export { notifyOfDecision } from './mails/request-message.ts';
export { changeAdmin, findSuspension, insertSuspension, removeSuspension } from './power/queries.ts';
export {
  findContacts,
  findMailAddress,
  findPhoneNumber,
  findProvenPhone,
  findUser,
  findUserByEmail,
  findUserByPhone,
  hasRole,
} from './queries.ts';
export { receiveOAuthCallback, receiveOAuthForm } from './oauth/callback.ts';
export { changeSubscription } from './profile/change-subscription.ts';
export { createUnsubscribeLinks, unsubscribeKey } from './profile/unsubscribe-links.ts';
export type { AccountServices, Privacy } from './services.ts';
export { createSessionTokens } from './session-tokens.ts';
export { authenticate, readCaller } from './sessions/authenticate.ts';
export { findSessionsOf } from './sessions/queries.ts';
export { sessions } from './sessions/tables.ts';
export { getAuthStatistics } from './auth-events/auth-events.ts';
export { createAdmin } from './sign-in/create-admin.ts';
export { hashPassword } from './sign-in/passwords.ts';
export { accountSuspensions, credentials, profiles, userRoles, users } from './tables.ts';
