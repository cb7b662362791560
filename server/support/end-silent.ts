import { endsBySilenceAt } from '@hirfa/domain/support';
import { type Deadline, dropDeadline, setDeadline } from '../kernel/deadlines.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { changeSession, lockSession } from './queries.ts';
import { publishSession } from './publish-changes.ts';

/** The deadline of an active session; it is moved where somebody has written meanwhile. */
export const SILENT = 'support.silent';

/** Ends a session in which nobody has written for a day. A message that is being sent holds the session locked. */
export function endSilent({ ctx, input: deadline }: { ctx: WorkCtx; input: Deadline }): Promise<void> {
  return ctx.transaction('clock', async (work) => {
    const { db, now } = work;
    const session = await lockSession(db, deadline.entity_id);
    const due_at = session?.status === 'active' ? endsBySilenceAt(session.last_at) : null;
    if (session !== undefined && due_at !== null && due_at > now) return setDeadline(db, { ...deadline, due_at });
    if (session !== undefined && due_at !== null)
      await publishSession(work, await changeSession(db, session.id, { status: 'ended', ended_at: now }));
    return dropDeadline(db, { ...deadline, due_at: now });
  });
}
