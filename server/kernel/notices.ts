import type { NotificationKind, NotificationMetadata } from '@hirfa/domain/notifications';
import { defineJob, enqueueJob, type JobKind } from '../platform/jobs.ts';
import type { EventKind } from './events.ts';
import { on, type Subscriber } from './subscribers.ts';
import type { WriteCtx } from './verb.ts';

/** What somebody is told. */
export interface Notice {
  /** A person; or all admins, but for one whom it concerns. */
  to: { user_id: string } | { adminsBut: string };
  type: NotificationKind;
  title_en: string;
  title_ar: string;
  message_en: string;
  message_ar: string;
  metadata: NotificationMetadata;
  /** Each person is told once of a cause. */
  event_key: string;
}

/** Who is told what of an event, as it is by now: nobody, if it is over. It runs in a job of its own. */
type NoticesVerb = (work: { ctx: WriteCtx; input: { id: string } }) => Promise<readonly Notice[]>;

/** One of the events of a room of which people are told after the commit. */
export interface ToldEvent {
  subscriber: Subscriber;
  job: JobKind;
  verb: NoticesVerb;
}

/** `job` is the name of the job, and `idOf` what it keeps of an event. */
export function tellOf<Payload>(
  kind: EventKind<Payload>,
  { job: name, idOf, verb }: { job: string; idOf(event: Payload, at: Date): string; verb: NoticesVerb },
): ToldEvent {
  const job = defineJob(name, 'rest');
  return { job, verb, subscriber: on(kind, ({ ctx, input }) => enqueueJob(ctx.db, job, idOf(input, ctx.now))) };
}
