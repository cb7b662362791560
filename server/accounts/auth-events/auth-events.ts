import { AUTH_LOG, type AuthEventType, statisticsOfCounts } from '@hirfa/domain/accounts';
import type { PersonCtx, ServiceCtx } from '../ctx.ts';
import { countEvent } from './count-event.ts';
import { findAuthCounts } from './queries.ts';

/** The event that a call counts as, for each code with which it is refused. */
export type AuthOutcome = Partial<Record<string, AuthEventType>>;

const expired = { invalid_code: 'CONFIRMATION_EXPIRED' } as const;
const wrongProof = { invalid_code: 'SIGNIN_FAILED', too_many_requests: 'SIGNIN_FAILED' } as const;

/** The failures of the calls that sign in; an exhausted limit is one too. Successes are counted where they happen. */
export const OUTCOMES = {
  signUp: { too_many_requests: 'SIGNUP_FAILED' },
  confirmEmail: expired,
  exchangeCode: expired,
  signIn: { invalid_credentials: 'SIGNIN_FAILED', too_many_requests: 'SIGNIN_FAILED' },
  resetPassword: expired,
  verifyPhoneCode: wrongProof,
  passSecondFactor: wrongProof,
  signInByPasskey: wrongProof,
  refreshSession: { refresh_token_not_found: 'SESSION_EXPIRED' },
} as const satisfies Record<string, AuthOutcome>;

/** Does the work of a call and counts its failure, if it fails. */
export async function countOutcome<Answer>(
  ctx: ServiceCtx,
  outcome: AuthOutcome,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    const type = outcome[code] ?? (code === '' ? 'AUTH_ERROR' : undefined);
    if (type !== undefined) await countEvent({ ctx, input: type });
    throw error;
  }
}

/** Statistics of all sign-ins of the last 24 hours, for admins. */
export async function getAuthStatistics({ ctx }: { ctx: PersonCtx }) {
  const since = new Date(ctx.now.getTime() - AUTH_LOG.windowMs);
  const { counts, last } = await findAuthCounts(ctx.services.pools.auth, since);
  return {
    ...statisticsOfCounts(counts),
    last: last.map(({ type, at }) => ({ type, at: (at ?? ctx.now).toISOString() })),
  };
}
