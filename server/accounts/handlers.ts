import { answer, type CallContext, calls } from '../platform/calls.ts';
import { isRefusal, type Refusal, refuse } from '../platform/verb.ts';
import { getMe } from './get-me.ts';
import type { OpenSession } from './open-session.ts';
import type { AccountParts } from './parts.ts';
import { profileHandlers } from './profile-handlers.ts';
import { hasRole } from './queries.ts';
import { clearedRefreshCookie, readRefreshCookie, refreshCookie } from './refresh-cookie.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const room = calls.accounts;

/** The account calls; those of the cookie answer only pages of `origin()`. */
export function accountsHandlers(parts: AccountParts, origin: () => string) {
  const isSecure = () => origin().startsWith('https:');
  const refuseStrangers = ({ headers }: CallContext) => {
    if (headers.get('origin') !== origin()) answer(refuse('forbidden_origin'));
  };
  const open = (context: CallContext, result: OpenSession | Refusal) => {
    if (isRefusal(result)) {
      if (result.refused === 'refresh_token_not_found') context.reply.append('set-cookie', clearedRefreshCookie(isSecure()));
      return answer<never>(result);
    }
    context.reply.append('set-cookie', refreshCookie(result.refresh.token, result.refresh.expires, isSecure()));
    return result.session;
  };

  return room.router({
    signUp: room.signUp.handler(async ({ context, input }) => {
      refuseStrangers(context);
      return open(context, await signUp(parts, input, new Headers(), context.now));
    }),
    signIn: room.signIn.handler(async ({ context, input }) => {
      refuseStrangers(context);
      return open(context, await signIn(parts, input, new Headers(), context.now));
    }),
    refreshSession: room.refreshSession.handler(async ({ context }) => {
      refuseStrangers(context);
      return open(context, await refreshSession(parts, readRefreshCookie(context.headers), context.now));
    }),
    signOut: room.signOut.handler(async ({ context }) => {
      refuseStrangers(context);
      await signOut(parts, readRefreshCookie(context.headers), context.now);
      context.reply.append('set-cookie', clearedRefreshCookie(isSecure()));
      return { signed_out: true as const };
    }),
    getMe: room.getMe.handler(async ({ context }) => answer(await context.person((ctx) => getMe({ ctx, identities: parts.pools.auth })))),
    getCurrentUserRole: room.getCurrentUserRole.handler(async ({ context }) =>
      answer(await context.person(async ({ actor }) => actor.roles[0] ?? ('user' as const))),
    ),
    hasRole: room.hasRole.handler(async ({ context, input }) =>
      answer(await context.person(({ db }) => hasRole(db, input._user_id, input._role))),
    ),
    ...profileHandlers(parts),
  });
}
