import { chatStream } from '@hirfa/contract/realtime';
import * as z from 'zod';
import type { Person } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';
import { findMember } from './queries.ts';

const PREFIX = chatStream('');

/** Whether the stream is that of a chat of this person. Admins are in no chat. */
export async function mayJoinChat({
  ctx: { db, actor },
  input: { stream },
}: {
  ctx: { db: Database; actor: Person };
  input: { stream: string };
}): Promise<boolean> {
  const id = z.uuid().safeParse(stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : '');
  return id.success && (await findMember(db, id.data, actor.user_id)) !== undefined;
}
