import { WAITING_MONEY } from '../bookings/index.ts';
import { WAITING_REPORTS } from '../messages/index.ts';
import { WAITING_DIFFERENCES, WAITING_WEBHOOKS } from '../payments/index.ts';
import { WAITING_PROVIDERS } from '../providers/index.ts';
import { WAITING_REVIEWS } from '../reviews/index.ts';
import { WAITING_CHATS } from '../support/index.ts';

/** Within which time an admin decides, and what they can decide so that it takes effect later. */
interface Waiting {
  decidedWithinMs: number;
  decisions: Readonly<Record<string, { needsReason: boolean }>>;
}

/** The kinds of work that wait for an admin, each of its room; the list is ordered by when they are to be decided. */
const WORK = {
  ...WAITING_PROVIDERS,
  ...WAITING_REPORTS,
  ...WAITING_REVIEWS,
  ...WAITING_MONEY,
  ...WAITING_DIFFERENCES,
  ...WAITING_CHATS,
  ...WAITING_WEBHOOKS,
  // Of no room: all other work in the background that fails.
  job: { decidedWithinMs: 86_400_000, decisions: { put_aside: { needsReason: true } } },
} as const satisfies Readonly<Record<string, Waiting>>;

export type QueueKind = keyof typeof WORK;
// An object has its keys in this order, which its type does not say.
export const QUEUE_KINDS = Object.keys(WORK) as unknown as readonly [QueueKind, ...QueueKind[]];

/** By when work that waits since an instant is to be decided. */
export function queueDeadline(kind: QueueKind, since: Date): Date {
  return new Date(since.getTime() + WORK[kind].decidedWithinMs);
}

/** Since when work has waited that is to be decided by an instant. */
export function waitingSince(kind: QueueKind, deadline: Date): Date {
  return new Date(deadline.getTime() - WORK[kind].decidedWithinMs);
}

/** The names of what an admin can decide of a kind so that it takes effect later. */
export type LaterDecisionOf<Kind extends QueueKind> = keyof (typeof WORK)[Kind]['decisions'];

/** What can be decided of a kind so that it takes effect later, and whether the reason for it is asked. */
export const laterDecisions = (kind: QueueKind): Waiting['decisions'] => WORK[kind].decisions;

/** Until then an admin can take a decision back. */
export const UNDO_MS = 10_000;

/** Each list counts at most so many: more are shown as "999+". */
export const MOST_COUNTED = 1000;
