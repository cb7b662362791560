import { laterDecisions, QUEUE_KINDS, type QueueKind } from '@hirfa/domain/admin';
import { REASON_LENGTH } from '@hirfa/domain/providers';
import * as z from 'zod';
import { waitingChargebacks, waitingDisputes, waitingMoney } from '../bookings/index.ts';
import { adminCall } from '../calls.ts';
import { decision, notFound, stateChanged } from '../errors.ts';
import { page } from '../lists.ts';
import { waitingReports } from '../messages/index.ts';
import { waitingWebhooks } from '../payments/index.ts';
import { waitingProviders } from '../providers/index.ts';
import { waitingDifferences } from '../reconciliation/index.ts';
import { waitingReviews } from '../reviews/index.ts';
import { waitingChats } from '../support/index.ts';
import { failed, waits } from '../waiting-work.ts';
import { LINES } from '../texts.ts';

const Instant = z.iso.datetime();
const tags = ['admin'];

/** What waits for an admin. `application` has the id of the provider, the other kinds that of what is decided. */
export const QueueItem = z.discriminatedUnion('kind', [
  ...waitingProviders,
  ...waitingReports,
  ...waitingReviews,
  ...waitingDisputes,
  ...waitingChargebacks,
  ...waitingMoney,
  ...waitingDifferences,
  ...waitingChats,
  ...waitingWebhooks,
  z.strictObject({ kind: z.literal('job'), ...waits, ...failed }),
]);
export type QueueItem = z.infer<typeof QueueItem>;

const Reason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES);

export const QueueCounts = z.strictObject(
  Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, z.int()])) as Record<QueueKind, z.ZodInt>,
);
export type QueueCounts = z.infer<typeof QueueCounts>;

/** A decision that has not taken effect yet, and can be taken back until then. */
export const LaterDecision = z.strictObject({
  id: z.uuid(),
  kind: z.enum(QUEUE_KINDS),
  entity_id: z.uuid(),
  decision: z.string(),
  takes_effect_at: Instant,
});
export type LaterDecision = z.infer<typeof LaterDecision>;

export const NewLaterDecision = z
  .strictObject({
    kind: z.enum(QUEUE_KINDS),
    entity_id: z.uuid(),
    decision: z.string().max(20),
    reason: Reason.nullable(),
  })
  .refine(({ kind, decision: made }) => made in laterDecisions(kind), 'This kind has no such decision')
  .refine(
    ({ kind, decision: made, reason }) => (reason !== null) === (laterDecisions(kind)[made]?.needsReason ?? false),
    'A reason is given where it is asked',
  );
export type NewLaterDecision = z.infer<typeof NewLaterDecision>;

/** The work queue of admins: what waits for a decision, in one list. */
export const queue = {
  /**
   * What is to be decided first comes first: of all kinds, or of one. Each kind is counted up to 1000. `undoable` has
   * the caller's own decisions that have not taken effect; what is decided so is in nobody's list.
   */
  listQueue: adminCall
    .meta({ staleAfter: { any: ['provider_changed', 'support_message', 'support_session', 'queue_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/queue', summary: 'What waits for a decision', tags })
    .input(z.strictObject({ ...page, kind: z.enum(QUEUE_KINDS).optional() }))
    .output(
      z.strictObject({
        items: z.array(QueueItem),
        next_cursor: z.string().nullable(),
        counts: QueueCounts,
        undoable: z.array(LaterDecision),
      }),
    ),
  /** Decides so that it takes effect after 10 s. What somebody has decided is decided: 409 `state_changed`. */
  decideLater: adminCall
    .meta({ audit: ['queue.decide'] })
    .route({ method: 'POST', path: '/api/v1/admin/queue/decisions', summary: 'Decide, with an undo', tags })
    .input(NewLaterDecision)
    .output(LaterDecision)
    .errors(decision),
  /** Runs work that fails again at once. Work that has succeeded or was run again meanwhile is refused. */
  runJobAgain: adminCall
    .meta({ audit: ['job.run_again'] })
    .route({ method: 'POST', path: '/api/v1/admin/jobs/{id}/run-again', summary: 'Run failed work again', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ enqueued: z.literal(true) }))
    .errors({ ...notFound, ...stateChanged }),
  /** Takes an own decision back that has not taken effect. */
  undoDecision: adminCall
    .meta({ audit: ['queue.decide'] })
    .route({ method: 'POST', path: '/api/v1/admin/queue/decisions/{id}/undo', summary: 'Take a decision back', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ undone: z.literal(true) }))
    .errors({ ...notFound, ...stateChanged }),
};
