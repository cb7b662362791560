import type { NotificationKind, NotificationMetadata } from '@hirfa/domain/notifications';
import { defineJob, enqueueJob, type JobKind } from '../platform/jobs.ts';
import type { EventKind } from './events.ts';
import { on, type Subscriber } from './subscribers.ts';
import type { WriteCtx } from './verb.ts';

/** What somebody is notified of. */
export interface Notice {
  /** A person; or all admins, but for one whom it concerns. */
  to: { user_id: string } | { adminsBut: string };
  type: NotificationKind;
  title_en: string;
  title_ar: string;
  message_en: string;
  message_ar: string;
  metadata: NotificationMetadata;
  /** Each person is notified once of a cause. */
  event_key: string;
}

/** The notices that follow from an event as things are by now: none, if it is over. It runs in a job of its own. */
type NoticesVerb = (work: { ctx: WriteCtx; input: { id: string } }) => Promise<readonly Notice[]>;

/** An event of a room after which people are notified, once it is committed. */
export interface NotifyingEvent {
  subscriber: Subscriber;
  job: JobKind;
  verb: NoticesVerb;
}

/** `job` is the name of the job, and `idOf` what it keeps of an event. */
export function noticesAfter<Payload>(
  kind: EventKind<Payload>,
  { job: name, idOf, verb }: { job: string; idOf(event: Payload, at: Date): string; verb: NoticesVerb },
): NotifyingEvent {
  const job = defineJob(name, 'rest');
  return { job, verb, subscriber: on(kind, ({ ctx, input }) => enqueueJob(ctx.db, job, idOf(input, ctx.now))) };
}
