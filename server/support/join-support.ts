import { idOfJoined } from '@hirfa/contract/realtime';
import type { Person } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';
import { findSession } from './queries.ts';

/** Whether the stream is that of a support session which this person may read: their own, and any for admins. */
export async function mayJoinSupport({
  ctx: { db, actor },
  input: { stream },
}: {
  ctx: { db: Database; actor: Person };
  input: { stream: string };
}): Promise<boolean> {
  const id = idOfJoined('support', stream);
  const session = id === null ? undefined : await findSession(db, id);
  return session !== undefined && (session.user_id === actor.user_id || actor.roles.includes('admin'));
}
