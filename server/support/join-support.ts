import { supportStream } from '@hirfa/contract/realtime';
import * as z from 'zod';
import type { Person } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';
import { findSession } from './queries.ts';

const PREFIX = supportStream('');

/** Whether the stream is that of a support session which this person may read: their own, and any for admins. */
export async function mayJoinSupport({
  ctx: { db, actor },
  input: { stream },
}: {
  ctx: { db: Database; actor: Person };
  input: { stream: string };
}): Promise<boolean> {
  const id = z.uuid().safeParse(stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : '');
  const session = id.success ? await findSession(db, id.data) : undefined;
  return session !== undefined && (session.user_id === actor.user_id || actor.roles.includes('admin'));
}
