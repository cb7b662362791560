/** The error code of a refused call; '' where there was no answer. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** How many seconds to wait, where the server stated it (Retry-After). */
export function secondsToWait(error: unknown): number | null {
  const cause = error instanceof Error ? error.cause : null;
  const seconds = typeof cause === 'object' && cause !== null && 'retry_after' in cause ? Number(cause.retry_after) : 0;
  return seconds > 0 ? seconds : null;
}

/** The present amount, where the server refused a call because the shown one no longer holds. */
export function amountNow(error: unknown): string | null {
  if (codeOf(error) !== 'state_changed' || !(error instanceof Error) || !('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('amount' in data)) return null;
  return typeof data.amount === 'string' ? data.amount : null;
}
