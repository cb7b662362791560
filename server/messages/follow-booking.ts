import { chatClosesAt, type SystemLine, systemLineAfter } from '@hirfa/domain/messages';
import type { bookingChanged } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { closeChat, findBookingChange, findChats, insertLine, lockChat } from './booking-queries.ts';
import { notifyOfMessage } from './notify.ts';
import { answerRequestPhotos } from './photos/request-queries.ts';
import type { ChatRow } from './queries.ts';

/**
 * A subscriber: writes what happened to bookings into their chats, in the same transaction, and sets when the chat of a
 * booking that has ended closes. The actor may be either of the two, an admin, the clock or the gateway.
 */
export async function followBookings({ ctx, input }: { ctx: WriteCtx; input: readonly Change[] }): Promise<void> {
  const ids = input.map(({ booking_id }) => booking_id);
  const chats = await findChats(ctx.db, ids);
  for (const change of input) if (chats.has(change.booking_id)) await follow(ctx, change);
}

type Change = EventPayload<typeof bookingChanged>;

async function follow(ctx: WriteCtx, { booking_id, history_id, event, part }: Change): Promise<void> {
  const { db } = ctx;
  const found = await findBookingChange(db, booking_id, history_id);
  const line = found && systemLineAfter({ event, part, from_status: found.from_status });
  const closes_at = found && chatClosesAt(found);
  if (line == null && closes_at == null) return;
  const chat = await lockChat(db, booking_id);
  if (chat === undefined) return;
  if (closes_at != null && chat.closes_at === null) await closeChat(db, booking_id, closes_at);
  if (line != null) await addLine(ctx, chat, line);
  if (event === 'accept' || closes_at != null) await answerPhotos(ctx, booking_id);
}

/** The photos of a request are shown once it is accepted, and removed where it was not. The chat is locked. */
async function answerPhotos(ctx: WriteCtx, bookingId: string): Promise<void> {
  const shown = await answerRequestPhotos(ctx.db, bookingId);
  const chat = shown.length > 0 ? await lockChat(ctx.db, bookingId) : undefined;
  if (chat !== undefined) for (const seq of shown) await notifyOfMessage(ctx, chat, seq);
}

/** Writes a line of the product into the chat of a booking, if it has one. */
export async function writeLine(ctx: WriteCtx, bookingId: string, line: SystemLine): Promise<void> {
  const chat = await lockChat(ctx.db, bookingId);
  if (chat !== undefined) await addLine(ctx, chat, line);
}

/** The chat is locked. */
async function addLine(ctx: WriteCtx, chat: ChatRow, line: SystemLine): Promise<void> {
  const { db, now } = ctx;
  const { booking_id } = chat;
  const seq = chat.last_seq + 1;
  await insertLine(db, { id: newId(now.getTime()), booking_id, seq, line, created_at: now });
  await notifyOfMessage(ctx, chat, seq);
}
