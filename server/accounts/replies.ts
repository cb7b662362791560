import type { SecondFactorFirst } from '@hirfa/contract/accounts';
import { answer, type CallContext } from '../kernel/calls.ts';
import { isRefusal, type Person, type Refusal, refuse } from '../kernel/verb.ts';
import {
  clearedRefreshCookie,
  clearedSignUpCookie,
  codeCookie,
  readCodeCookie,
  readRefreshCookie,
  readSignUpCookie,
  refreshCookie,
  signUpCookie,
} from './cookies.ts';
import { type AuthOutcome, counted } from './auth-events.ts';
import { hasJustSignedIn } from './just-signed-in.ts';
import type { OpenSession } from './open-session.ts';
import type { AccountParts, Place } from './parts.ts';
import { hasRole } from './queries.ts';
import { findSecondFactorState } from './second-factor-queries.ts';
import type { ConfirmFirst } from './sign-up.ts';

const USER_AGENT_LENGTH = 300;

/** What a browser calls itself. */
export const userAgentOf = (headers: Headers) => headers.get('user-agent')?.slice(0, USER_AGENT_LENGTH) ?? null;

/** What a call of the cookies came with. */
export interface Came extends Place {
  now: Date;
  refreshToken: string | undefined;
  /** Of the sign-up that was begun in this browser. */
  handle: string | undefined;
  /** Of the codes for a phone that were asked for in this browser. */
  codeHandle: string | undefined;
}

/** How the account calls are received and answered: with cookies, and with the time after which to try again. */
export function accountReplies(parts: AccountParts) {
  const { origin } = parts;
  const isSecure = () => origin().startsWith('https:');

  /** The answer of a verb; what it refuses for now says for how long. */
  function say<Answer>({ reply }: CallContext, result: Answer | Refusal): Exclude<Answer, Refusal> {
    if (isRefusal(result) && result.retry_after !== undefined) reply.set('retry-after', String(result.retry_after));
    return answer(result);
  }

  /** A session: its refresh token goes into the cookie, and what was begun is done. */
  function openOnly(context: CallContext, result: OpenSession | Refusal) {
    const { session, refresh } = say(context, result);
    context.reply.append('set-cookie', refreshCookie(refresh.token, refresh.expires, isSecure()));
    if (readSignUpCookie(context.headers) !== undefined) context.reply.append('set-cookie', clearedSignUpCookie(isSecure()));
    return session;
  }

  return {
    say,
    /** Does the work of a call that only our own pages may send; what comes of it counts as `outcome` says. */
    ours<Input, Answer>(work: (input: Input, came: Came, context: CallContext) => Promise<Answer>, outcome: AuthOutcome = {}) {
      return async ({ context, input }: { context: CallContext; input: Input }): Promise<Answer> => {
        const { headers, address, now } = context;
        if (headers.get('origin') !== origin()) answer(refuse('forbidden_origin'));
        const [refreshToken, handle, codeHandle] = [readRefreshCookie(headers), readSignUpCookie(headers), readCodeCookie(headers)];
        const came = { address, userAgent: userAgentOf(headers), now, refreshToken, handle, codeHandle };
        return counted(parts, outcome, now, () => work(input, came, context));
      };
    },
    openOnly,
    /** The same, or the second factor comes first. */
    open(context: CallContext, result: OpenSession | SecondFactorFirst | Refusal) {
      const proven = say(context, result);
      return 'second_factor' in proven ? proven : openOnly(context, proven);
    },
    /** The e-mail comes first; this browser is where the account was asked for. */
    confirmFirst(context: CallContext, result: ConfirmFirst | Refusal) {
      const { handle } = say(context, result);
      context.reply.append('set-cookie', signUpCookie(handle, isSecure()));
      return { confirm: 'email' as const };
    },
    /** A code is on its way; this browser is where it was asked for. */
    sent(context: CallContext, result: { handle: string } | Refusal) {
      const { handle } = say(context, result);
      context.reply.append('set-cookie', codeCookie(handle, isSecure()));
      return { sent: true as const };
    },
    forgetRefreshToken({ reply }: CallContext) {
      reply.append('set-cookie', clearedRefreshCookie(isSecure()));
    },
  };
}

/**
 * Who changes their second factors. Where a role demands one, the one there is comes first: else whoever knows the password alone would
 * add another, and have the role by it.
 */
export async function whoChangesFactors({ pools, adminsNeedSecondFactor }: AccountParts, context: CallContext): Promise<Person> {
  return answer(
    await context.person(async ({ db, actor }) => {
      if (!adminsNeedSecondFactor || !(await hasRole(db, actor.user_id, 'admin'))) return actor;
      const state = await findSecondFactorState(pools.auth, actor.user_id, actor.session_id);
      return state === 'set_up' ? refuse('second_factor_required') : actor;
    }),
  );
}

/** Who begins to add one: whoever finds a device left open should not be able to come back. */
export async function whoAddsFactor(parts: AccountParts, context: CallContext): Promise<Person> {
  const person = await whoChangesFactors(parts, context);
  return (await hasJustSignedIn(parts.pools.auth, person, context.now)) ? person : answer(refuse('fresh_sign_in_required'));
}

/** Who is signed in; identities are kept by another login than the rest of what is theirs. */
export async function whoAsks(context: CallContext): Promise<Person> {
  return answer(await context.person(async ({ actor }) => actor));
}
