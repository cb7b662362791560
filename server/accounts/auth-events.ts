import { AUTH_LOG, type AuthEventType, judge } from '@hirfa/domain/accounts';
import { type Ctx, type Person, refuse } from '../kernel/verb.ts';
import { countAuthEvent, findAuthCounts } from './auth-event-queries.ts';
import type { AccountParts } from './parts.ts';

/** What a call means for the statistics: once it opened a session, and for each code it refuses with. */
export interface AuthOutcome {
  opened?: AuthEventType;
  refused?: Partial<Record<string, AuthEventType>>;
}

const expired = { invalid_code: 'CONFIRMATION_EXPIRED' } as const;

/** What the calls that lead in count as; a limit that is used up is a failure too. */
export const OUTCOMES = {
  signUp: { refused: { too_many_requests: 'SIGNUP_FAILED' } },
  confirmEmail: { opened: 'SIGNED_UP', refused: expired },
  exchangeCode: { opened: 'SIGNED_IN', refused: expired },
  signIn: { opened: 'SIGNED_IN', refused: { invalid_credentials: 'SIGNIN_FAILED', too_many_requests: 'SIGNIN_FAILED' } },
  resetPassword: { opened: 'SIGNED_IN', refused: expired },
  verifyPhoneCode: { opened: 'SIGNED_IN', refused: { invalid_code: 'SIGNIN_FAILED', too_many_requests: 'SIGNIN_FAILED' } },
  refreshSession: { opened: 'TOKEN_REFRESHED', refused: { refresh_token_not_found: 'SESSION_EXPIRED' } },
} as const satisfies Record<string, AuthOutcome>;

/** Does a call's work and counts how it went; who was refused is refused all the same where that can't be counted. */
export async function counted<Answer>(parts: AccountParts, { opened, refused = {} }: AuthOutcome, now: Date, work: () => Promise<Answer>) {
  const note = (type: AuthEventType | undefined) =>
    type &&
    countAuthEvent(parts.pools.auth, type, now).catch((error: unknown) =>
      parts.log.error({ error, type }, 'an auth event was not counted'),
    );
  try {
    const answer = await work();
    if (typeof answer === 'object' && answer !== null && 'access_token' in answer) await note(opened);
    return answer;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    await note(refused[code] ?? (code === '' ? 'AUTH_ERROR' : undefined));
    throw error;
  }
}

/** How signing in went for everybody in the last 24 hours. For admins. */
export async function getAuthStatistics({ ctx, parts }: { ctx: Ctx<Person>; parts: AccountParts }) {
  if (!ctx.actor.roles.includes('admin')) return refuse('admin_required');
  const { counts, last } = await findAuthCounts(parts.pools.auth, new Date(ctx.now.getTime() - AUTH_LOG.windowMs));
  return { ...judge(counts), last: last.map(({ type, at }) => ({ type, at: (at ?? ctx.now).toISOString() })) };
}
