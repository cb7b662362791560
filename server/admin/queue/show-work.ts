import type { EventPayload, jobFailed } from '../../kernel/events.ts';
import type { Ctx, WriteCtx } from '../../kernel/verb.ts';
import type { messageReported } from '../../messages/index.ts';
import type { reviewWaits } from '../../reviews/index.ts';
import { notifyStreams } from '../../platform/streams.ts';

/** After the commit, the queues of all admins are read again. */
export function notifyQueue({ db, now }: Pick<Ctx, 'db' | 'now'>, entity_id: string): Promise<void> {
  return notifyStreams(db, ['admins'], { type: 'queue_changed', entity_id, version: 1 }, now);
}

/** A subscriber: a reported message waits in the queue. */
export function showReport({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof messageReported>;
}): Promise<void> {
  return notifyQueue(ctx, input.report_id);
}

/** A subscriber: a reported or held review waits in the queue. */
export function showReview({ ctx, input }: { ctx: WriteCtx; input: EventPayload<typeof reviewWaits> }): Promise<void> {
  return notifyQueue(ctx, input.entity_id);
}

/** A subscriber: work that is not tried again waits in the queue. */
export function showJob({ ctx, input }: { ctx: WriteCtx; input: EventPayload<typeof jobFailed> }): Promise<void> {
  return notifyQueue(ctx, input.job_id);
}
