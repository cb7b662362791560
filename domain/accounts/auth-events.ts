/** Authentication events; the first six are the specification's problems. 8.24 */
export const AUTH_EVENTS = [
  'AUTH_ERROR',
  'SIGNIN_FAILED',
  'SIGNUP_FAILED',
  'CONFIRMATION_EXPIRED',
  'SESSION_EXPIRED',
  'TOKEN_EXPIRED',
  'SIGNED_IN',
  'SIGNED_UP',
  'TOKEN_REFRESHED',
  'SIGNED_OUT',
] as const;
export type AuthEventType = (typeof AUTH_EVENTS)[number];

/** An event, at epoch milliseconds. */
export interface AuthEvent {
  type: AuthEventType;
  at: number;
  /** The cause, in English and without personal data. */
  detail?: string;
}

/** Sizes of the event log, and thresholds of the alerts. 9.10, 9.11, 9.12 */
export const AUTH_LOG = {
  inMemory: 100,
  stored: 50,
  windowMs: 24 * 60 * 60 * 1000,
  /** Above this share of problems among all events. */
  errorRate: 0.2,
  /** Above this many expired confirmations. */
  confirmationIssues: 3,
  /** Below this share of sign-ins that succeed … */
  signInSuccess: 0.5,
  /** … once there were more attempts than this. */
  signInAttempts: 5,
} as const;

const PROBLEMS: ReadonlySet<AuthEventType> = new Set(AUTH_EVENTS.slice(0, 6));
/** Events that end a session or prevent a sign-in; a mistyped password does not. 8.25 */
const CRITICAL: ReadonlySet<AuthEventType> = new Set([
  'AUTH_ERROR',
  'CONFIRMATION_EXPIRED',
  'SESSION_EXPIRED',
  'TOKEN_EXPIRED',
]);

/** Whether such an event is also stored. 8.25 */
export function isCritical(type: AuthEventType): boolean {
  return CRITICAL.has(type);
}

/** The log with one more event, cut to the newest `most`. 9.10 */
export function addEvent(log: readonly AuthEvent[], event: AuthEvent, most: number): AuthEvent[] {
  return [...log, event].slice(-most);
}

export const AUTH_ALERTS = ['error_rate', 'confirmation_issues', 'sign_in_success'] as const;
export type AuthAlert = (typeof AUTH_ALERTS)[number];

export interface AuthStatistics {
  /** How often each event happened within the window. */
  counts: Record<AuthEventType, number>;
  /** The share of problems, 0 to 1; 0 without events. */
  error_rate: number;
  /** The share of successful sign-ins, 0 to 1; null without attempts. */
  sign_in_success: number | null;
  alerts: AuthAlert[];
}

export type AuthCounts = Partial<Record<AuthEventType, number>>;

/** The statistics of the last 24 hours of a log; `now` is in epoch milliseconds. 9.11 */
export function statisticsOf(log: readonly AuthEvent[], now: number): AuthStatistics {
  const counts: AuthCounts = {};
  for (const { type, at } of log) if (now - at < AUTH_LOG.windowMs) counts[type] = (counts[type] ?? 0) + 1;
  return statisticsOfCounts(counts);
}

/** The statistics of counted events, with the specification's three alerts. 9.12 */
export function statisticsOfCounts(given: AuthCounts): AuthStatistics {
  const counts = Object.fromEntries(AUTH_EVENTS.map((type) => [type, given[type] ?? 0])) as Record<
    AuthEventType,
    number
  >;
  const sum = (types: Iterable<AuthEventType>) => [...types].reduce((total, type) => total + counts[type], 0);
  const all = sum(AUTH_EVENTS);
  const tries = counts.SIGNED_IN + counts.SIGNIN_FAILED;
  const error_rate = all === 0 ? 0 : sum(PROBLEMS) / all;
  const sign_in_success = tries === 0 ? null : counts.SIGNED_IN / tries;
  const alerts: AuthAlert[] = [];
  if (error_rate > AUTH_LOG.errorRate) alerts.push('error_rate');
  if (counts.CONFIRMATION_EXPIRED > AUTH_LOG.confirmationIssues) alerts.push('confirmation_issues');
  if (tries > AUTH_LOG.signInAttempts && sign_in_success !== null && sign_in_success < AUTH_LOG.signInSuccess)
    alerts.push('sign_in_success');
  return { counts, error_rate, sign_in_success, alerts };
}
