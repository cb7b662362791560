import type { SupportMessage } from '@hirfa/contract/support';
import { writeAudit } from '../kernel/audit.ts';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person, type Refusal, refuse } from '../kernel/verb.ts';
import { findMessagesAfter, findMessagesBefore } from './message-queries.ts';
import { findActiveSession, findSession, findSessions } from './queries.ts';
import { viewMessage, viewSession } from './views.ts';

export async function getActiveSupport({ ctx: { db, actor } }: { ctx: Ctx<Person> }) {
  const session = await findActiveSession(db, actor.user_id);
  return { session: session === undefined ? null : viewSession(session) };
}

/** The caller's sessions, newest first. */
export async function listMySupportSessions({
  ctx: { db, actor },
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findSessions(db, actor.user_id, cursor, input.limit + 1);
  return cutPage(rows, input.limit, viewSession, ({ created_at, id }) => [created_at.getTime(), id]);
}

interface Part {
  id: string;
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
}

/**
 * A part of a session, in the order of its numbers, for its person and for admins. The audit log has which admin read
 * it, but for the one who has taken it: that is there already.
 */
export async function listSupportMessages({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: Part;
}): Promise<{ items: SupportMessage[]; last_seq: number } | Refusal<'not_found'>> {
  const { db, actor } = ctx;
  const { id, after, before, limit } = input;
  const session = await findSession(db, id);
  const isOwn = session?.user_id === actor.user_id;
  if (session === undefined || !(isOwn || actor.roles.includes('admin'))) return refuse('not_found');
  if (!isOwn && session.taken_by !== actor.user_id) await logLook(ctx, id);
  const rows =
    after === undefined
      ? await findMessagesBefore(db, id, before ?? session.last_seq + 1, limit)
      : await findMessagesAfter(db, id, after, limit);
  // A message that was committed after the session was read is the last one now.
  const last_seq = Math.max(session.last_seq, rows.at(-1)?.seq ?? 0);
  return { items: rows.map(viewMessage), last_seq };
}

const logLook = (ctx: Ctx<Person>, id: string) =>
  writeAudit(ctx, {
    action: 'support_session.read',
    entity_type: 'support_session',
    entity_id: id,
    before: null,
    after: null,
  });
