import type { EmailConfirmed, SecondFactorFirst } from '@hirfa/contract/accounts';
import { type CallContext, reply } from '../kernel/calls.ts';
import { isRefusal, type Refusal } from '../kernel/verb.ts';
import {
  clearedPlainRefreshCookie,
  clearedRefreshCookie,
  clearedSignUpCookie,
  deviceCookie,
  oauthCookie,
  phoneCodeCookie,
  readSignUpCookie,
  refreshCookie,
  signUpCookie,
} from './cookies.ts';
import type { AccountServices } from './services.ts';
import type { OpenSession } from './sessions/open-session.ts';
import type { ConfirmEmailFirst } from './sign-in/sign-up.ts';

export { reply };

/** The copy of the person's data, which browsers save as a file. */
export function downloadedData(context: CallContext, result: ReadableStream<Uint8Array> | Refusal) {
  const copy = reply(context, result);
  context.reply.set('content-type', 'application/json');
  context.reply.set('content-disposition', 'attachment; filename="hirfa-my-data.json"');
  return copy;
}

/** The answers that set cookies. */
export function accountReplies({ origin }: AccountServices) {
  const setCookie: SetCookie = (context, create) => {
    const line = create(origin().startsWith('https:'));
    if (line !== undefined) context.reply.append('set-cookie', line);
  };
  return { ...sessionReplies(setCookie), ...stepReplies(setCookie) };
}

type SetCookie = (context: CallContext, create: (isSecure: boolean) => string | undefined) => void;

function sessionReplies(setCookie: SetCookie) {
  const clearPlainRefresh = (context: CallContext) =>
    setCookie(context, (isSecure) => clearedPlainRefreshCookie(context.headers, isSecure));

  function clearRefresh(context: CallContext): void {
    setCookie(context, clearedRefreshCookie);
    clearPlainRefresh(context);
  }

  /** A session: its refresh token goes into a cookie, and a sign-up of this browser is complete. */
  function session(context: CallContext, result: OpenSession | Refusal) {
    const { session: opened, refresh, device } = reply(context, result);
    setCookie(context, (isSecure) => refreshCookie(refresh.token, refresh.expires, isSecure));
    clearPlainRefresh(context);
    if (device !== undefined) setCookie(context, (isSecure) => deviceCookie(device, isSecure));
    if (readSignUpCookie(context.headers) !== undefined) setCookie(context, clearedSignUpCookie);
    return opened;
  }

  function sessionOrSecondFactor(context: CallContext, result: OpenSession | SecondFactorFirst | Refusal) {
    const proven = reply(context, result);
    return 'second_factor' in proven ? proven : session(context, proven);
  }

  /** The e-mail has to be confirmed first; the cookie marks the browser that requested the account. */
  function confirmEmailFirst(context: CallContext, result: ConfirmEmailFirst | Refusal) {
    const { handle } = reply(context, result);
    setCookie(context, (isSecure) => signUpCookie(handle, isSecure));
    return { confirm: 'email' as const };
  }

  return {
    session,
    sessionOrSecondFactor,
    /** The same, or only the e-mail is confirmed: another browser requested the account. */
    ownSession: (context: CallContext, result: OpenSession | SecondFactorFirst | EmailConfirmed | Refusal) =>
      'confirmed' in result ? result : sessionOrSecondFactor(context, result),
    confirmEmailFirst,
    signedIn: (context: CallContext, result: OpenSession | SecondFactorFirst | ConfirmEmailFirst | Refusal) =>
      'handle' in result ? confirmEmailFirst(context, result) : sessionOrSecondFactor(context, result),
    /** A refresh token that is refused is deleted. */
    refreshedSession(context: CallContext, result: OpenSession | Refusal) {
      if (isRefusal(result)) clearRefresh(context);
      return session(context, result);
    },
    signedOut(context: CallContext, result: { signed_out: true }, { here = true }: { here?: boolean }) {
      if (!here) return result;
      clearRefresh(context);
      // Photos are cached without limit. 4.4
      context.reply.set('clear-site-data', '"cache"');
      return result;
    },
  };
}

function stepReplies(setCookie: SetCookie) {
  return {
    /** A code was sent; the cookie marks the browser that requested it. */
    codeSent(context: CallContext, result: { handle: string } | Refusal) {
      const { handle } = reply(context, result);
      setCookie(context, (isSecure) => phoneCodeCookie(handle, isSecure));
      return { sent: true as const };
    },
    /** A password was set by mail; the cookie marks the browser. */
    passwordSet(context: CallContext, result: { changed: true; email: string; device: string } | Refusal) {
      const { device, ...changed } = reply(context, result);
      setCookie(context, (isSecure) => deviceCookie(device, isSecure));
      return changed;
    },
    /** The redirect to an OAuth provider. */
    oauthRedirect(context: CallContext, result: { address: string; state?: string } | Refusal) {
      const { address, state } = reply(context, result);
      if (state !== undefined) setCookie(context, (isSecure) => oauthCookie(state, isSecure));
      return { headers: { location: address } };
    },
  };
}
