export { accountsAdminPages } from './admin/admin-pages.ts';
export { PersonList } from './admin/person-list.tsx';
export { PersonView } from './admin/person-view.tsx';
export type { PeopleFilter } from './admin/queries.ts';
export { SignIns } from './admin/sign-ins.tsx';
export { DeletionView } from './profile/delete-account/deletion-view.tsx';
export { NameForm } from './profile/edit/name-form.tsx';
export { PhotoEditor } from './profile/edit/photo-editor.tsx';
export { Contacts } from './profile/contacts/contacts.tsx';
export { OwnPhone } from './profile/contacts/own-phone.tsx';
export { ProfileHub } from './profile/hub/profile-hub.tsx';
export { AccountSection } from './profile/account-section.tsx';
export { AccountPage } from './profile/hub/account-page.tsx';
export { deletionQuery, preferencesQuery, subscriptionQuery } from './profile/queries.ts';
export { NotificationChoices } from './profile/settings/notification-choices.tsx';
export { useChangePreferences } from './profile/settings/use-change-preferences.ts';
export { ReadingChoices } from './profile/settings/reading-choices.tsx';
export { UnsubscribeView } from './profile/unsubscribe/unsubscribe-view.tsx';
export { AskName } from './profile/edit/ask-name.tsx';
export { AuthPanel } from './sign-in/panel/auth-panel.tsx';
export { AuthReturn } from './sign-in/returning/auth-return.tsx';
export { EmailConfirmed } from './sign-in/returning/email-confirmed.tsx';
export {
  authOptionsQuery,
  devicesQuery,
  linkedAccountsQuery,
  meQuery,
  passkeysQuery,
  secondFactorQuery,
} from './common/queries.ts';
export { Devices } from './security/devices.tsx';
export { SignOutEverywhereDialog } from './security/sign-out-everywhere-dialog.tsx';
export { LinkedAccounts } from './security/linked-accounts.tsx';
export { Passkeys } from './security/passkeys/passkeys.tsx';
export { PasswordSection } from './security/password-section.tsx';
export { ProveSecondFactor } from './security/second-factor/prove-second-factor.tsx';
export { SecondFactorSection } from './security/second-factor/second-factor-section.tsx';
export { UndoSecurity } from './security/undo-security.tsx';
export { pendingReset, RESET_PATH } from './sign-in/password/pending-reset.ts';
export { ResetPassword } from './sign-in/returning/reset-password.tsx';
export { LEFT_TO_DO } from './left-to-do.ts';
export { handleReturn } from './sign-in/return-data/handle-return.ts';
export { RETURNED_NAMES } from './sign-in/return-data/returned-names.ts';
export { openSession } from './session/open-session.ts';
export { AgreementsNotice } from './agreements/agreements-notice.tsx';
export { ConnectionNotice, SessionBanner } from './session-banner.tsx';
export { SignInHere } from './session/sign-in-here.tsx';
export { SignOutButton } from './sign-out-button.tsx';
export { useNameStep } from './sign-in/phone/use-name-step.ts';
export { useSignedIn } from './common/use-signed-in.ts';
export {
  forgetWantedPath,
  HOME_OR_SIGN_IN,
  keepWantedPathOf,
  rememberRefusedPath,
  rememberWantedPath,
  takeRefusedPath,
  takeWantedPath,
  wantedPath,
} from './session/wanted-path.ts';
export { YourData } from './profile/your-data/your-data.tsx';
