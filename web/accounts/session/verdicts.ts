/**
 * What an error means for the session:
 * - `over`: the server no longer has it; tokens and backups are worthless. 8.22
 * - `no_access`: the access token is not accepted; a refresh will show whether the session is.
 * - `unreachable`: no answer arrived; the state of the session is unknown. 8.20
 * - `refused`: the server answered with another error.
 */
export type Verdict = 'over' | 'no_access' | 'unreachable' | 'refused';

/** The outcome of a check or a refresh. */
export type Outcome = Exclude<Verdict, 'no_access'> | 'fine';

const NETWORK_WORDS = /network|fetch|connection|timeout|timed out/i;
const NETWORK_STATUS: readonly unknown[] = [0, 503, 504];

export function verdictOf(error: unknown): Verdict {
  const { code, status, message } = partsOf(error);
  if (code === 'refresh_token_not_found' || code === 'account_suspended') return 'over';
  if (code === 'authentication_required') return 'no_access';
  return NETWORK_STATUS.includes(status) || NETWORK_WORDS.test(message) ? 'unreachable' : 'refused';
}

function partsOf(error: unknown): { code: unknown; status: unknown; message: string } {
  if (typeof error !== 'object' || error === null)
    return { code: undefined, status: undefined, message: String(error) };
  return {
    code: 'code' in error ? error.code : undefined,
    status: 'status' in error ? error.status : undefined,
    message: 'message' in error ? String(error.message) : '',
  };
}
