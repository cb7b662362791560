import { idOfJoined } from '@hirfa/contract/realtime';
import type { Person } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';
import { findMember } from './queries.ts';

/** Whether the stream is that of a chat of this person. Admins are in no chat. */
export async function mayJoinChat({
  ctx: { db, actor },
  input: { stream },
}: {
  ctx: { db: Database; actor: Person };
  input: { stream: string };
}): Promise<boolean> {
  const id = idOfJoined('chat', stream);
  return id !== null && (await findMember(db, id, actor.user_id)) !== undefined;
}
