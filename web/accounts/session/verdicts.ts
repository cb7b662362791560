/**
 * What an error says of the session:
 * - `over`: the server knows it no more; tokens and backups are worthless. 8.22
 * - `no_access`: the access token opens nothing; a refresh will tell.
 * - `dead_line`: nobody answered; nothing is known. 8.20
 * - `refused`: the server answered, and not well.
 */
export type Verdict = 'over' | 'no_access' | 'dead_line' | 'refused';

const NETWORK_WORDS = /network|fetch|connection|timeout|timed out/i;
const NETWORK_STATUS: readonly unknown[] = [0, 503, 504];

export function verdictOf(error: unknown): Verdict {
  const { code, status, message } = partsOf(error);
  if (code === 'refresh_token_not_found') return 'over';
  if (code === 'authentication_required') return 'no_access';
  return NETWORK_STATUS.includes(status) || NETWORK_WORDS.test(message) ? 'dead_line' : 'refused';
}

function partsOf(error: unknown): { code: unknown; status: unknown; message: string } {
  if (typeof error !== 'object' || error === null) return { code: undefined, status: undefined, message: String(error) };
  return {
    code: 'code' in error ? error.code : undefined,
    status: 'status' in error ? error.status : undefined,
    message: 'message' in error ? String(error.message) : '',
  };
}
