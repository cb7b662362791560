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
  const data = codeOf(error) === 'state_changed' ? dataOf(error) : null;
  return data !== null && 'amount' in data && typeof data.amount === 'string' ? data.amount : null;
}

/** Whether a visit is offered now, where the server refused to book because something else was shown, or its price. */
export function visitNow(error: unknown): boolean | null {
  const data = codeOf(error) === 'state_changed' ? dataOf(error) : null;
  return data !== null && 'is_visit' in data && typeof data.is_visit === 'boolean' ? data.is_visit : null;
}

/** For how many days a second visit is promised now, where the server refused to book because of what was shown. */
export function warrantyNow(error: unknown): number | null | undefined {
  const data = codeOf(error) === 'state_changed' ? dataOf(error) : null;
  if (data === null || !('warranty_days' in data)) return undefined;
  return typeof data.warranty_days === 'number' ? data.warranty_days : null;
}

/** How many minutes are free, where the server refused a call that needs more. */
export function minutesNow(error: unknown): number | null {
  const data = codeOf(error) === 'too_little_time' ? dataOf(error) : null;
  return data !== null && 'minutes' in data && typeof data.minutes === 'number' ? data.minutes : null;
}

/** The least amount that can be paid, where the server refused what costs less. */
export function leastNow(error: unknown): string | null {
  const data = codeOf(error) === 'too_little_to_pay' ? dataOf(error) : null;
  return data !== null && 'least' in data && typeof data.least === 'string' ? data.least : null;
}

function dataOf(error: unknown): object | null {
  const data = error instanceof Error && 'data' in error ? error.data : null;
  return typeof data === 'object' ? data : null;
}
