import { answer, calls } from '../kernel/calls.ts';
import { isRefusal } from '../kernel/verb.ts';
import { OUTCOMES } from './auth-events.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { endSession, listSessions, signOutEverywhere } from './devices.ts';
import { exchangeCode } from './exchange-code.ts';
import { getMe } from './get-me.ts';
import { oauthHandlers } from './oauth-handlers.ts';
import type { AccountParts } from './parts.ts';
import { passkeyHandlers } from './passkey-handlers.ts';
import { profileHandlers } from './profile-handlers.ts';
import { sendPhoneCode, verifyPhoneCode } from './prove-phone.ts';
import { hasRole } from './queries.ts';
import { refreshSession } from './refresh-session.ts';
import { accountReplies, whoAsks } from './replies.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { secondFactorHandlers } from './second-factor-handlers.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { previewUndo, undoSecurity } from './undo-security.ts';

const room = calls.accounts;

/** The account calls; those under /auth/v1 answer only our own pages. */
export function accountsHandlers(parts: AccountParts) {
  return room.router({
    ...proofHandlers(parts),
    ...sessionHandlers(parts),
    ...personHandlers(parts),
    ...oauthHandlers(parts),
    ...secondFactorHandlers(parts),
    ...passkeyHandlers(parts),
    ...profileHandlers(parts),
  });
}

/** Calls that prove who somebody is. */
function proofHandlers(parts: AccountParts) {
  const { ours, say, open, confirmFirst, sent } = accountReplies(parts);
  return {
    signUp: room.signUp.handler(
      ours(async (input, came, context) => confirmFirst(context, await signUp(parts, input, came, came.now)), OUTCOMES.signUp),
    ),
    confirmEmail: room.confirmEmail.handler(
      ours(
        async (input, came, context) => open(context, await confirmEmail(parts, input, came.handle, came, came.now)),
        OUTCOMES.confirmEmail,
      ),
    ),
    exchangeCode: room.exchangeCode.handler(
      ours(
        async (input, came, context) => open(context, await exchangeCode(parts, input, came.handle, came, came.now)),
        OUTCOMES.exchangeCode,
      ),
    ),
    signIn: room.signIn.handler(
      ours(async (input, came, context) => {
        const result = await signIn(parts, input, came.handle, came, came.now);
        return 'handle' in result ? confirmFirst(context, result) : open(context, result);
      }, OUTCOMES.signIn),
    ),
    requestPasswordReset: room.requestPasswordReset.handler(
      ours(async (input, came, context) => say(context, await requestPasswordReset(parts, input, came, came.now))),
    ),
    resetPassword: room.resetPassword.handler(
      ours(async (input, came, context) => open(context, await resetPassword(parts, input, came, came.now)), OUTCOMES.resetPassword),
    ),
    sendPhoneCode: room.sendPhoneCode.handler(
      ours(async (input, came, context) => sent(context, await sendPhoneCode(parts, input, came.codeHandle, came, came.now))),
    ),
    verifyPhoneCode: room.verifyPhoneCode.handler(
      ours(
        async (input, came, context) => open(context, await verifyPhoneCode(parts, input, came.codeHandle, came, came.now)),
        OUTCOMES.verifyPhoneCode,
      ),
    ),
    previewUndo: room.previewUndo.handler(
      ours(async (input, came, context) => say(context, await previewUndo(parts, input, came, came.now))),
    ),
    undoSecurity: room.undoSecurity.handler(
      ours(async (input, came, context) => say(context, await undoSecurity(parts, input, came, came.now))),
    ),
  };
}

/** Calls that keep or end sessions. */
function sessionHandlers(parts: AccountParts) {
  const { ours, say, openOnly, forgetRefreshToken } = accountReplies(parts);
  return {
    refreshSession: room.refreshSession.handler(
      ours(async (_, { refreshToken, now }, context) => {
        const result = await refreshSession(parts, refreshToken, now);
        if (isRefusal(result)) forgetRefreshToken(context);
        return openOnly(context, result);
      }, OUTCOMES.refreshSession),
    ),
    signOut: room.signOut.handler(
      ours(async (_, { refreshToken, now }, context) => {
        await signOut(parts, refreshToken, now);
        forgetRefreshToken(context);
        return { signed_out: true as const };
      }),
    ),
    signOutEverywhere: room.signOutEverywhere.handler(
      ours(async ({ here }, { now }, context) => {
        const ended = await signOutEverywhere(parts, await whoAsks(context), here, now);
        if (here) forgetRefreshToken(context);
        return ended;
      }),
    ),
    changePassword: room.changePassword.handler(
      ours(async (input, { now }, context) => say(context, await changePassword(parts, await whoAsks(context), input, now))),
    ),
    listSessions: room.listSessions.handler(async ({ context }) => listSessions(parts, await whoAsks(context), context.now)),
    endSession: room.endSession.handler(async ({ context, input }) =>
      answer(await endSession(parts, await whoAsks(context), input.id, context.now)),
    ),
  };
}

/** What a signed-in person asks about themselves. */
function personHandlers(parts: AccountParts) {
  return {
    getMe: room.getMe.handler(async ({ context }) => answer(await context.person((ctx) => getMe(parts, ctx)))),
    getCurrentUserRole: room.getCurrentUserRole.handler(async ({ context }) =>
      answer(await context.person(async ({ actor }) => actor.roles[0] ?? ('user' as const))),
    ),
    hasRole: room.hasRole.handler(async ({ context, input }) =>
      answer(
        await context.person(async ({ db, actor }) =>
          actor.user_id === input._user_id ? actor.roles.some((role) => role === input._role) : hasRole(db, input._user_id, input._role),
        ),
      ),
    ),
  };
}
