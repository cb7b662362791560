import { AUTH_LOG, type AuthEventType, statisticsOfCounts } from '@hirfa/domain/accounts';
import { refuse } from '../../kernel/verb.ts';
import type { PersonCtx, ServiceCtx } from '../ctx.ts';
import { countAuthEvent, findAuthCounts } from './auth-event-queries.ts';

/** The event that a call counts as: if it opens a session, and for each code with which it is refused. */
export interface AuthOutcome {
  opened?: AuthEventType;
  refused?: Partial<Record<string, AuthEventType>>;
}

const expired = { invalid_code: 'CONFIRMATION_EXPIRED' } as const;

/** The events of the calls that sign in; an exhausted limit is a failure too. */
export const OUTCOMES = {
  signUp: { refused: { too_many_requests: 'SIGNUP_FAILED' } },
  confirmEmail: { opened: 'SIGNED_UP', refused: expired },
  exchangeCode: { opened: 'SIGNED_IN', refused: expired },
  signIn: {
    opened: 'SIGNED_IN',
    refused: { invalid_credentials: 'SIGNIN_FAILED', too_many_requests: 'SIGNIN_FAILED' },
  },
  resetPassword: { refused: expired },
  verifyPhoneCode: {
    opened: 'SIGNED_IN',
    refused: { invalid_code: 'SIGNIN_FAILED', too_many_requests: 'SIGNIN_FAILED' },
  },
  refreshSession: { opened: 'TOKEN_REFRESHED', refused: { refresh_token_not_found: 'SESSION_EXPIRED' } },
} as const satisfies Record<string, AuthOutcome>;

/** Does the work of a call and counts its outcome. A failure to count does not change the answer. */
export async function countOutcome<Answer>(
  { services, now }: ServiceCtx,
  { opened, refused = {} }: AuthOutcome,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const count = (type: AuthEventType | undefined) =>
    type &&
    countAuthEvent(services.pools.auth, type, now).catch((error: unknown) =>
      services.log.error({ error, type }, 'an auth event was not counted'),
    );
  try {
    const answer = await work();
    if (typeof answer === 'object' && answer !== null && 'access_token' in answer) await count(opened);
    return answer;
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    await count(refused[code] ?? (code === '' ? 'AUTH_ERROR' : undefined));
    throw error;
  }
}

/** Statistics of all sign-ins of the last 24 hours, for admins. */
export async function getAuthStatistics({ ctx }: { ctx: PersonCtx }) {
  if (!ctx.actor.roles.includes('admin')) return refuse('admin_required');
  const since = new Date(ctx.now.getTime() - AUTH_LOG.windowMs);
  const { counts, last } = await findAuthCounts(ctx.services.pools.auth, since);
  return {
    ...statisticsOfCounts(counts),
    last: last.map(({ type, at }) => ({ type, at: (at ?? ctx.now).toISOString() })),
  };
}
