import { type Deadline, dropDeadline } from '../../kernel/deadlines.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { announceJob } from './announce.ts';
import { isAdminNow, lockAnnouncement, updateAnnouncement } from './queries.ts';

export const BEGIN_ANNOUNCEMENT = 'notifications.announcement';

/** A deadline: begins a scheduled announcement, unless it was taken back, or its sender is no admin any more. */
export async function beginAnnouncement({ ctx, input }: { ctx: WorkCtx; input: Deadline }): Promise<void> {
  const id = input.entity_id;
  await ctx.transaction('clock', async ({ db, now }) => {
    const announcement = await lockAnnouncement(db, id);
    if (announcement !== undefined && announcement.started_at === null && announcement.cancelled_at === null) {
      const isAllowed = await isAdminNow(db, announcement.sent_by);
      await updateAnnouncement(db, id, isAllowed ? { started_at: now } : { cancelled_at: now });
      if (isAllowed) await enqueueJob(db, announceJob, id);
    }
    await dropDeadline(db, { ...input, due_at: now });
  });
}
