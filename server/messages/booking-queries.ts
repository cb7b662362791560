import type { SystemLine } from '@hirfa/domain/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { bookingHistory, bookings } from '../bookings/index.ts';
import type { Database } from '../platform/db.ts';
import type { ChatRow } from './queries.ts';
import { chats, messages } from './tables.ts';

/** A change of a booking, and when the booking ended. */
export async function findBookingChange(db: Database, bookingId: string, historyId: string) {
  const [row] = await db
    .select({
      from_status: bookingHistory.from_status,
      finished_at: bookings.finished_at,
      cancelled_at: bookings.cancelled_at,
    })
    .from(bookings)
    .innerJoin(bookingHistory, and(eq(bookingHistory.booking_id, bookings.id), eq(bookingHistory.id, historyId)))
    .where(eq(bookings.id, bookingId));
  return row;
}

/** Which of these bookings have a chat. */
export async function findChats(db: Database, bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ booking_id: chats.booking_id })
    .from(chats)
    .where(inArray(chats.booking_id, [...bookingIds]));
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/** The chat of a booking, locked until the end of the transaction, whoever changes the booking. */
export async function lockChat(db: Database, bookingId: string): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chats).where(eq(chats.booking_id, bookingId)).for('no key update');
  return row;
}

export async function closeChat(db: Database, bookingId: string, closes_at: Date): Promise<void> {
  await db.update(chats).set({ closes_at }).where(eq(chats.booking_id, bookingId));
}

interface Line {
  id: string;
  booking_id: string;
  seq: number;
  line: SystemLine;
  created_at: Date;
}

/** Adds a line of the product. An admin may write one, and not read it. */
export async function insertLine(db: Database, { line, ...row }: Line): Promise<void> {
  await db.insert(messages).values({ ...row, kind: 'system', data: { line } });
}
