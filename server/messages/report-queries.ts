import { CHAT } from '@hirfa/domain/messages';
import { and, asc, between, desc, eq, isNull, sql } from 'drizzle-orm';
import { bookingPeople, bookings } from '../bookings/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import { countUpTo, isOnPage, type WaitingPage, type WaitingWork } from '../kernel/waiting-work.ts';
import type { Database } from '../platform/db.ts';
import type { MessageRow } from './queries.ts';
import { chats, messageReports, messages } from './tables.ts';

/** Adds a report; false if the person has reported the message before. */
export async function insertReport(db: Database, row: typeof messageReports.$inferInsert): Promise<boolean> {
  const added = await db.insert(messageReports).values(row).onConflictDoNothing().returning({ id: messageReports.id });
  return added.length > 0;
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
    .where(
      and(eq(messages.booking_id, booking_id), between(messages.seq, seq - CHAT.aroundReport, seq + CHAT.aroundReport)),
    )
    .orderBy(asc(messages.seq))
    .execute();
}

const reportsOn = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(isNull(messageReports.outcome), isOnPage(sql`${messageReports.created_at}`, sql`${messageReports.id}`, page));

/** Reports that nobody has decided about. */
export const waitingReports = {
  find: (db, page) =>
    db
      .select({
        id: messageReports.id,
        since: messageReports.created_at,
        title_en: bookings.title,
        title_ar: bookings.title_ar,
        reason: messageReports.reason,
      })
      .from(messageReports)
      .innerJoin(bookings, eq(bookings.id, messageReports.booking_id))
      .where(reportsOn(page))
      .orderBy(asc(messageReports.created_at), asc(messageReports.id))
      .limit(page.rows)
      .execute(),
  count: (except, most) => countUpTo(most, messageReports, reportsOn({ after: null, except })),
} satisfies WaitingWork<{ id: string; since: Date; title_en: string; title_ar: string; reason: string }>;

type Outcome = NonNullable<(typeof messageReports.$inferSelect)['outcome']>;

/** Decides about a report; undefined where somebody has, or where the actor may not. */
export async function closeReport(db: Database, id: string, outcome: Outcome, by: { admin: string; at: Date }) {
  const [row] = await db
    .update(messageReports)
    .set({ outcome, decided_at: by.at, decided_by: by.admin })
    .where(and(eq(messageReports.id, id), isNull(messageReports.outcome)))
    .returning();
  return row;
}

/** From then on its two people see nothing of the message. */
export async function hideMessage(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(messages)
    .set({ hidden_at: at })
    .where(and(eq(messages.id, id), isNull(messages.hidden_at)));
}

/** A decided report with who has made it, and what it is about. */
export async function findDecidedReport(db: Database, id: string) {
  const [row] = await db
    .select({
      reporter_id: messageReports.reporter_id,
      outcome: messageReports.outcome,
      booking_id: messageReports.booking_id,
      customer_id: chats.customer_id,
      title: { en: bookings.title, ar: bookings.title_ar },
    })
    .from(messageReports)
    .innerJoin(chats, eq(chats.booking_id, messageReports.booking_id))
    .innerJoin(bookings, eq(bookings.id, messageReports.booking_id))
    .where(eq(messageReports.id, id));
  if (row === undefined || row.reporter_id === null || row.outcome === null) return undefined;
  const { reporter_id, outcome, booking_id, customer_id, title } = row;
  const part = reporter_id === customer_id ? ('customer' as const) : ('provider' as const);
  return { reporter_id, outcome, booking_id, part, title };
}
