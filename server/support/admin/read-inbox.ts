import type { SupportDetail } from '@hirfa/contract/support';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type AdminCtx, type Ctx, isRefusal, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { viewNote } from './add-note.ts';
import { findNotes, findOtherSessions } from './desk-queries.ts';
import {
  countInboxes,
  findAdmins,
  findBookings,
  findInbox,
  findInboxItem,
  type Show,
  sortedBy,
} from './inbox-queries.ts';
import { viewInboxItem } from './view-inbox-item.ts';

/** The active sessions, oldest first, or those that have ended, for admins. */
export async function listSupportInbox({
  ctx: { db, actor },
  input: { show, ...page },
}: {
  ctx: Ctx<Person>;
  input: { show: Show; limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(page.cursor);
  if (isRefusal(cursor)) return cursor;
  const adminId = actor.user_id;
  const rows = await findInbox(db, { adminId, show }, cursor, page.limit + 1);
  const cut = cutPage(rows, page.limit, viewInboxItem, ({ session }) => [
    sortedBy(show, session).getTime(),
    session.id,
  ]);
  return { ...cut, counts: await countInboxes(db, adminId) };
}

/** A session with what an admin needs beside it. The audit log has who looked at it. */
export async function getSupportSession({
  ctx,
  input,
}: {
  ctx: AdminCtx;
  input: { id: string };
}): Promise<SupportDetail | Refusal<'not_found'>> {
  const { db } = ctx;
  const row = await findInboxItem(db, input.id);
  if (row === undefined) return refuse('not_found');
  const look = { action: 'support_session.look' as const, entity_type: 'support_session', entity_id: input.id };
  await ctx.audit({ ...look, before: null, after: null });
  const { user_id } = row.session;
  const bookings = user_id === null ? [] : await findBookings(db, user_id);
  const earlier = user_id === null ? [] : await findOtherSessions(db, user_id, input.id);
  return {
    session: viewInboxItem(row),
    bookings: bookings.map(({ booker_id, starts_at, ...shown }) => {
      return { ...shown, part: booker_id === user_id ? 'customer' : 'provider', starts_at: starts_at.toISOString() };
    }),
    notes: (await findNotes(db, input.id)).map(viewNote),
    earlier: earlier.map(({ created_at, ...shown }) => ({ ...shown, created_at: created_at.toISOString() })),
    admins: await findAdmins(db),
  };
}
