import type { AdminKind } from '@hirfa/domain/notifications';
import { renderFailedWork } from '@hirfa/templates/notifications';
import type { EventPayload, jobFailed } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { addNotification } from './notify-person.ts';
import { findAdmins, type NewNotification } from './queries.ts';

interface ForAdmins extends Omit<NewNotification, 'user_id' | 'channels'> {
  type: AdminKind;
  /** The person whom it concerns, who needs no notification of it. */
  except?: string;
}

/** Notifies each admin, once for each `event_key`. */
export async function notifyAdmins({ ctx, input }: { ctx: WriteCtx; input: ForAdmins }): Promise<void> {
  const { except, ...notification } = input;
  for (const user_id of await findAdmins(ctx.db))
    if (user_id !== except) await addNotification({ ctx, input: { ...notification, user_id } });
}

/** Work that is not tried again needs a person. */
export function notifyAdminsOfFailedJob({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof jobFailed>;
}): Promise<void> {
  const text = renderFailedWork(input.name);
  const event_key = `job_failed:${input.job_id}`;
  return notifyAdmins({ ctx, input: { type: 'work_failed', ...text, metadata: {}, event_key } });
}
