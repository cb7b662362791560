import { and, asc, between, desc, eq, sql } from 'drizzle-orm';
import { bookingPeople, bookings } from '../bookings/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import type { Database } from '../platform/db.ts';
import type { MessageRow } from './queries.ts';
import { chats, messageReports, messages } from './tables.ts';

/** How many messages before and after a reported one an admin reads; the policy of messages has the same number. */
const NEIGHBOURS = 10;

export async function insertReport(db: Database, row: typeof messageReports.$inferInsert): Promise<void> {
  await db.insert(messageReports).values(row).onConflictDoNothing();
}

/** Reports with the names that the two people of the chat see. */
function selectReports(db: Database) {
  return db
    .select({
      report: messageReports,
      chat: chats,
      title: { en: bookings.title, ar: bookings.title_ar },
      people: {
        display_name_en: bookingPeople.display_name_en,
        display_name_ar: bookingPeople.display_name_ar,
        customer_full_name: bookingPeople.customer_full_name,
      },
    })
    .from(messageReports)
    .innerJoin(chats, eq(chats.booking_id, messageReports.booking_id))
    .innerJoin(bookings, eq(bookings.id, messageReports.booking_id))
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, messageReports.booking_id));
}
export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

export function findReports(db: Database, cursor: Cursor | null, rows: number): Promise<ReportRow[]> {
  const { created_at, id } = messageReports;
  const at = cursor && new Date(cursor[0]).toISOString();
  return selectReports(db)
    .where(cursor === null ? undefined : sql`(${created_at}, ${id}) < (${at}::timestamptz, ${cursor[1]}::uuid)`)
    .orderBy(desc(created_at), desc(id))
    .limit(rows)
    .execute();
}

export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  const [row] = await selectReports(db).where(eq(messageReports.id, id));
  return row;
}

/** The reported message with those around it, in their order. */
export function findReported(db: Database, { report }: ReportRow): Promise<MessageRow[]> {
  const { booking_id, seq } = report;
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.booking_id, booking_id), between(messages.seq, seq - NEIGHBOURS, seq + NEIGHBOURS)))
    .orderBy(asc(messages.seq))
    .execute();
}
