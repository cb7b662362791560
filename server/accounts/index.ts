export { listPeople, viewSummary as viewPerson } from './admin/list-people.ts';
export { nameWanted, patternsOf } from './admin/name-wanted.ts';
export { findNamed, findPeopleByIds } from './admin/queries.ts';
export { type MaskedContact, readContacts } from './admin/read-contacts.ts';
export { acceptedAgreements } from './agreements/tables.ts';
export { createAccountServices } from './create-services.ts';
export { deviceUsed, personRegistered } from './events.ts';
export { askSecondFactor, findSecondFactors, type SecondFactorProof } from './leaving/check-second-factor.ts';
export { accountDeletions } from './leaving/tables.ts';
export { BUSY_S, oneFileAtATime } from './files-of-people.ts';
export { countFailures, takeLimits } from './limits.ts';
export { findAccountMails, findMailAddresses, findPhoneNumbers } from './mails/outbox-queries.ts';
export { findSuspension } from './power/queries.ts';
export {
  findMailAddress,
  findPhoneNumber,
  findProvenPhone,
  findUser,
  findUserByEmail,
  findUserByPhone,
  hasRole,
} from './queries.ts';
export { receiveOAuthCallback, receiveOAuthForm } from './oauth/callback.ts';
export { putBookingPhoto, viewBookingPhoto } from './photos/put-booking-photo.ts';
export { openPrivatePhotos, type PhotoCtx, photoName, type PhotoServices, smallPhotoName } from './photos/services.ts';
export { storePhoto } from './photos/store-photo.ts';
export { hasSize, photoColumns } from './photos/tables.ts';
export { changeSubscription } from './profile/change-subscription.ts';
export { createUnsubscribeLinks, unsubscribeKey } from './profile/unsubscribe-links.ts';
export type { AccountServices, PersonElsewhere, Privacy } from './services.ts';
export { createSessionTokens } from './session-tokens.ts';
export { authenticate, readCaller } from './sessions/authenticate.ts';
export { hasJustSignedIn } from './sessions/just-signed-in.ts';
export { sessions } from './sessions/tables.ts';
export { createAdmin } from './sign-in/create-admin.ts';
export { hashPassword } from './sign-in/passwords.ts';
export { credentials, profiles, userRoles, users } from './tables.ts';
