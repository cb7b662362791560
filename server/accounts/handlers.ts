import type { CallContext } from '../kernel/calls.ts';
import { handlersOf } from '../kernel/handlers.ts';
import { acceptAgreements } from './agreements/accept-agreements.ts';
import { accountCallers } from './callers.ts';
import { cancelDeletion, getDeletion, requestDeletion } from './leaving/deletion.ts';
import { getAuthOptions } from './oauth/get-auth-options.ts';
import { listLinkedAccounts, unlinkAccount } from './oauth/linked-accounts.ts';
import { startOAuth } from './oauth/start-oauth.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys/passkeys.ts';
import { signInByPasskey, startPasskeySignIn } from './passkeys/sign-in-by-passkey.ts';
import { preparePhoto, removePhoto, setPhoto } from './profile/change-photo.ts';
import { changeName, changePreferences, getPreferences } from './profile/change-profile.ts';
import { changeSubscription, getSubscription } from './profile/change-subscription.ts';
import { exportData } from './profile/export-data.ts';
import { getMe } from './profile/get-me.ts';
import { getCurrentUserRole, getHasRole } from './profile/get-role.ts';
import { accountReplies, downloadedData, reply } from './replies.ts';
import { passSecondFactor } from './second-factors/pass-second-factor.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from './second-factors/second-factor.ts';
import type { AccountServices } from './services.ts';
import { endSession, listSessions, signOutEverywhere } from './sessions/devices.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { signOut } from './sessions/sign-out.ts';
import { OUTCOMES } from './auth-events/auth-events.ts';
import { changePassword } from './sign-in/change-password.ts';
import { confirmEmail } from './sign-in/confirm-email.ts';
import { exchangeCode } from './sign-in/exchange-code.ts';
import { confirmOwnEmail, sendOwnEmailCode } from './sign-in/own-email.ts';
import { confirmOwnPhone, sendOwnPhoneCode } from './sign-in/own-phone.ts';
import { sendPhoneCode, verifyPhoneCode } from './sign-in/phone-code.ts';
import { requestPasswordReset, resetPassword } from './sign-in/reset-password.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signUp } from './sign-in/sign-up.ts';
import { previewUndo, undoSecurity } from './sign-in/undo-security.ts';

/** The calls of accounts; those under /auth/v1 that use cookies are refused to other sites. */
export function accountsHandlers(services: AccountServices) {
  return handlersOf('accounts', services, {
    ...signInHandlers(services),
    ...sessionHandlers(services),
    ...oauthHandlers(services),
    ...factorHandlers(services),
    ...profileHandlers(services),
  });
}

function signInHandlers(services: AccountServices) {
  const { sameOrigin } = accountCallers(services);
  const { session, sessionOrSecondFactor, ownSession, confirmEmailFirst, signedIn, passwordSet, codeSent } =
    accountReplies(services);
  return {
    signUp: { direct: sameOrigin(signUp, confirmEmailFirst, OUTCOMES.signUp) },
    confirmEmail: { direct: sameOrigin(confirmEmail, ownSession, OUTCOMES.confirmEmail) },
    exchangeCode: { direct: sameOrigin(exchangeCode, ownSession, OUTCOMES.exchangeCode) },
    signIn: { direct: sameOrigin(signIn, signedIn, OUTCOMES.signIn) },
    requestPasswordReset: { direct: sameOrigin(requestPasswordReset, reply) },
    resetPassword: { direct: sameOrigin(resetPassword, passwordSet, OUTCOMES.resetPassword) },
    sendPhoneCode: { direct: sameOrigin(sendPhoneCode, codeSent) },
    verifyPhoneCode: { direct: sameOrigin(verifyPhoneCode, sessionOrSecondFactor, OUTCOMES.verifyPhoneCode) },
    passSecondFactor: { direct: sameOrigin(passSecondFactor, session, OUTCOMES.passSecondFactor) },
    startPasskeySignIn: { direct: sameOrigin(startPasskeySignIn, reply) },
    signInByPasskey: { direct: sameOrigin(signInByPasskey, session, OUTCOMES.signInByPasskey) },
    previewUndo: { direct: sameOrigin(previewUndo, reply) },
    undoSecurity: { direct: sameOrigin(undoSecurity, reply) },
  };
}

function sessionHandlers(services: AccountServices) {
  const { person, sameOrigin, sameOriginPerson } = accountCallers(services);
  const { refreshedSession, signedOut } = accountReplies(services);
  return {
    refreshSession: { direct: sameOrigin(refreshSession, refreshedSession, OUTCOMES.refreshSession) },
    signOut: { direct: sameOrigin(signOut, signedOut) },
    signOutEverywhere: { direct: sameOriginPerson(signOutEverywhere, signedOut) },
    changePassword: { direct: sameOriginPerson(changePassword, reply) },
    listSessions: { direct: person(listSessions) },
    endSession: { direct: person(endSession) },
  };
}

function oauthHandlers(services: AccountServices) {
  const { anybody, anybodyWith, person, factorChange } = accountCallers(services);
  const { oauthRedirect } = accountReplies(services);
  return {
    getAuthOptions: { direct: anybody(getAuthOptions) },
    startOAuth: { direct: anybodyWith(startOAuth, oauthRedirect) },
    listLinkedAccounts: { direct: person(listLinkedAccounts) },
    unlinkAccount: { direct: factorChange(unlinkAccount) },
  };
}

function factorHandlers(services: AccountServices) {
  const { person, factorChange, factorStart } = accountCallers(services);
  return {
    getSecondFactor: { direct: person(getSecondFactor) },
    startSecondFactor: { direct: factorStart(startSecondFactor) },
    confirmSecondFactor: { direct: factorChange(confirmSecondFactor) },
    removeSecondFactor: { direct: person(removeSecondFactor) },
    startPasskey: { direct: factorStart(startPasskey) },
    addPasskey: { direct: factorChange(addPasskey) },
    listPasskeys: { direct: person(listPasskeys) },
    renamePasskey: { direct: person(renamePasskey) },
    removePasskey: { direct: factorChange(removePasskey) },
    sendOwnPhoneCode: { direct: factorChange(sendOwnPhoneCode) },
    confirmOwnPhone: { direct: factorChange(confirmOwnPhone) },
    sendOwnEmailCode: { direct: factorStart(sendOwnEmailCode) },
    confirmOwnEmail: { direct: factorChange(confirmOwnEmail) },
  };
}

function profileHandlers(services: AccountServices) {
  const { anybody, person, personWith } = accountCallers(services);
  return {
    getMe,
    getCurrentUserRole,
    hasRole: getHasRole,
    changeMe: changeName,
    putPhoto: {
      direct: async ({ context, input: file }: { context: CallContext; input: File }) => {
        const photo = await person(preparePhoto)({ context, input: { file } });
        return context.person((ctx) => setPhoto({ ctx: { ...ctx, services }, input: photo }));
      },
    },
    removePhoto,
    acceptAgreements,
    getNotificationPreferences: getPreferences,
    changeNotificationPreferences: changePreferences,
    getDeletion,
    requestDeletion,
    cancelDeletion,
    exportMe: { direct: personWith(exportData, downloadedData) },
    getSubscription: { direct: anybody(getSubscription) },
    changeSubscription: { direct: anybody(changeSubscription) },
  };
}
