/** The kinds of work that wait for an admin. */
export const QUEUE_KINDS = ['application', 'change', 'report', 'payment', 'chat', 'webhook', 'job'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Within which time an admin decides; the list is ordered by when it ends. */
const DECIDED_WITHIN_MS: Readonly<Record<QueueKind, number>> = {
  application: 48 * HOUR_MS,
  change: 48 * HOUR_MS,
  report: 24 * HOUR_MS,
  payment: 4 * HOUR_MS,
  chat: 2 * MINUTE_MS,
  webhook: 4 * HOUR_MS,
  job: 24 * HOUR_MS,
};

/** By when work that waits since an instant is to be decided. */
export function queueDeadline(kind: QueueKind, since: Date): Date {
  return new Date(since.getTime() + DECIDED_WITHIN_MS[kind]);
}

/** Since when work has waited that is to be decided by an instant. */
export function waitingSince(kind: QueueKind, deadline: Date): Date {
  return new Date(deadline.getTime() - DECIDED_WITHIN_MS[kind]);
}

/** What an admin can decide so that it takes effect later, and whether the reason for it is asked. */
export const LATER_DECISIONS = {
  application: { reject: { needsReason: true } },
  change: { reject: { needsReason: true } },
  report: { hide: { needsReason: false }, dismiss: { needsReason: false } },
  payment: {},
  chat: {},
  webhook: { put_aside: { needsReason: true } },
  job: { put_aside: { needsReason: true } },
} as const satisfies Readonly<Record<QueueKind, Readonly<Record<string, { needsReason: boolean }>>>>;

/** Until then an admin can take a decision back. */
export const UNDO_MS = 10_000;

/** Each list counts at most so many: more are shown as "999+". */
export const MOST_COUNTED = 1000;

/** After so many failed tries, about ten minutes, work on money waits for an admin; other work when it is given up. */
export const MONEY_TRIES = 6;
