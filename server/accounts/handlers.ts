import { calls } from '../kernel/calls.ts';
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
import { confirmOwnPhone, sendOwnPhoneCode } from './sign-in/own-phone.ts';
import { sendPhoneCode, verifyPhoneCode } from './sign-in/phone-code.ts';
import { requestPasswordReset, resetPassword } from './sign-in/reset-password.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signUp } from './sign-in/sign-up.ts';
import { previewUndo, undoSecurity } from './sign-in/undo-security.ts';

const room = calls.accounts;

/** The calls of accounts; those under /auth/v1 that use cookies are refused to other sites. */
export function accountsHandlers(services: AccountServices) {
  return room.router({
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
    signUp: room.signUp.handler(sameOrigin(signUp, confirmEmailFirst, OUTCOMES.signUp)),
    confirmEmail: room.confirmEmail.handler(sameOrigin(confirmEmail, ownSession, OUTCOMES.confirmEmail)),
    exchangeCode: room.exchangeCode.handler(sameOrigin(exchangeCode, ownSession, OUTCOMES.exchangeCode)),
    signIn: room.signIn.handler(sameOrigin(signIn, signedIn, OUTCOMES.signIn)),
    requestPasswordReset: room.requestPasswordReset.handler(sameOrigin(requestPasswordReset, reply)),
    resetPassword: room.resetPassword.handler(sameOrigin(resetPassword, passwordSet, OUTCOMES.resetPassword)),
    sendPhoneCode: room.sendPhoneCode.handler(sameOrigin(sendPhoneCode, codeSent)),
    verifyPhoneCode: room.verifyPhoneCode.handler(
      sameOrigin(verifyPhoneCode, sessionOrSecondFactor, OUTCOMES.verifyPhoneCode),
    ),
    passSecondFactor: room.passSecondFactor.handler(sameOrigin(passSecondFactor, session, OUTCOMES.passSecondFactor)),
    startPasskeySignIn: room.startPasskeySignIn.handler(sameOrigin(startPasskeySignIn, reply)),
    signInByPasskey: room.signInByPasskey.handler(sameOrigin(signInByPasskey, session, OUTCOMES.signInByPasskey)),
    previewUndo: room.previewUndo.handler(sameOrigin(previewUndo, reply)),
    undoSecurity: room.undoSecurity.handler(sameOrigin(undoSecurity, reply)),
  };
}

function sessionHandlers(services: AccountServices) {
  const { person, sameOrigin, sameOriginPerson } = accountCallers(services);
  const { refreshedSession, signedOut } = accountReplies(services);
  return {
    refreshSession: room.refreshSession.handler(sameOrigin(refreshSession, refreshedSession, OUTCOMES.refreshSession)),
    signOut: room.signOut.handler(sameOrigin(signOut, signedOut)),
    signOutEverywhere: room.signOutEverywhere.handler(sameOriginPerson(signOutEverywhere, signedOut)),
    changePassword: room.changePassword.handler(sameOriginPerson(changePassword, reply)),
    listSessions: room.listSessions.handler(person(listSessions)),
    endSession: room.endSession.handler(person(endSession)),
  };
}

function oauthHandlers(services: AccountServices) {
  const { anybody, anybodyWith, person, factorChange } = accountCallers(services);
  const { oauthRedirect } = accountReplies(services);
  return {
    getAuthOptions: room.getAuthOptions.handler(anybody(getAuthOptions)),
    startOAuth: room.startOAuth.handler(anybodyWith(startOAuth, oauthRedirect)),
    listLinkedAccounts: room.listLinkedAccounts.handler(person(listLinkedAccounts)),
    unlinkAccount: room.unlinkAccount.handler(factorChange(unlinkAccount)),
  };
}

function factorHandlers(services: AccountServices) {
  const { person, factorChange, factorStart } = accountCallers(services);
  return {
    getSecondFactor: room.getSecondFactor.handler(person(getSecondFactor)),
    startSecondFactor: room.startSecondFactor.handler(factorStart(startSecondFactor)),
    confirmSecondFactor: room.confirmSecondFactor.handler(factorChange(confirmSecondFactor)),
    removeSecondFactor: room.removeSecondFactor.handler(person(removeSecondFactor)),
    startPasskey: room.startPasskey.handler(factorStart(startPasskey)),
    addPasskey: room.addPasskey.handler(factorChange(addPasskey)),
    listPasskeys: room.listPasskeys.handler(person(listPasskeys)),
    renamePasskey: room.renamePasskey.handler(person(renamePasskey)),
    removePasskey: room.removePasskey.handler(factorChange(removePasskey)),
    sendOwnPhoneCode: room.sendOwnPhoneCode.handler(factorChange(sendOwnPhoneCode)),
    confirmOwnPhone: room.confirmOwnPhone.handler(factorChange(confirmOwnPhone)),
  };
}

function profileHandlers(services: AccountServices) {
  const { anybody, person, personWith, personTransaction } = accountCallers(services);
  return {
    getMe: room.getMe.handler(personTransaction(getMe)),
    getCurrentUserRole: room.getCurrentUserRole.handler(personTransaction(getCurrentUserRole)),
    hasRole: room.hasRole.handler(personTransaction(getHasRole)),
    changeMe: room.changeMe.handler(personTransaction(changeName)),
    putPhoto: room.putPhoto.handler(async ({ context, input: file }) =>
      personTransaction(setPhoto)({ context, input: await person(preparePhoto)({ context, input: { file } }) }),
    ),
    removePhoto: room.removePhoto.handler(personTransaction(removePhoto)),
    getNotificationPreferences: room.getNotificationPreferences.handler(personTransaction(getPreferences)),
    changeNotificationPreferences: room.changeNotificationPreferences.handler(personTransaction(changePreferences)),
    getDeletion: room.getDeletion.handler(personTransaction(getDeletion)),
    requestDeletion: room.requestDeletion.handler(personTransaction(requestDeletion)),
    cancelDeletion: room.cancelDeletion.handler(personTransaction(cancelDeletion)),
    exportMe: room.exportMe.handler(personWith(exportData, downloadedData)),
    getSubscription: room.getSubscription.handler(anybody(getSubscription)),
    changeSubscription: room.changeSubscription.handler(anybody(changeSubscription)),
  };
}
