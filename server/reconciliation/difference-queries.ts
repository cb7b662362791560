import { type DifferenceKind, type Piastres, toDecimal } from '@hirfa/domain/payments';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { bookings } from '../bookings/index.ts';
import { countUpTo, isOnPage, type WaitingPage, type WaitingWork } from '../kernel/waiting-work.ts';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { gatewayMovements, reconciliationDifferences } from './tables.ts';

export interface FoundDifference {
  kind: DifferenceKind;
  adapter: string;
  reference: string;
  entry_id: number | null;
  amount_there: Piastres;
  amount_here: Piastres;
}

/** A payment, or what belongs to none. */
type Subject = { booking_id: string } | { booking_id: null; adapter: string; about: string };

const differences = reconciliationDifferences;

/**
 * Stores the present differences of a payment, each once: one that had ended by itself is open again, one that an admin
 * has closed stays closed. Those that are not found any more have ended.
 */
export async function saveDifferences(
  { db, now }: { db: Database; now: Date },
  subject: Subject,
  found: readonly FoundDifference[],
): Promise<void> {
  const { booking_id } = subject;
  const rows = found.map(({ amount_there, amount_here, ...row }) => ({
    ...row,
    id: newId(now.getTime()),
    amount_there: toDecimal(amount_there),
    amount_here: toDecimal(amount_here),
  }));
  const of =
    subject.booking_id === null
      ? sql`difference.booking_id is null and difference.adapter = ${subject.adapter} and difference.reference in (
          select reference from gateway_movements where adapter = ${subject.adapter} and about = ${subject.about}
            and booking_id is null)`
      : sql`difference.booking_id = ${booking_id}`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with found as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, kind text, adapter text,
        reference text, entry_id bigint, amount_there numeric, amount_here numeric)
    ), added as (
      insert into reconciliation_differences (id, booking_id, kind, adapter, reference, entry_id, amount_there,
        amount_here, found_at)
      select id, ${booking_id}::uuid, kind, adapter, reference, entry_id, amount_there, amount_here, ${at} from found
      on conflict on constraint reconciliation_differences_once do update set agreed_at = null
        where reconciliation_differences.agreed_at is not null
      returning id
    )
    update reconciliation_differences as difference set agreed_at = ${at}
    where ${of} and difference.agreed_at is null and difference.closed_at is null
      and not exists (select from found where (found.kind, found.adapter, found.reference, found.entry_id,
          found.amount_there, found.amount_here)
        is not distinct from (difference.kind, difference.adapter, difference.reference, difference.entry_id,
          difference.amount_there, difference.amount_here))`);
}

const { id, found_at } = differences;
const isOpen = and(isNull(differences.agreed_at), isNull(differences.closed_at));
const open = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  sql`${isOpen} and ${isOnPage(sql`${found_at}`, sql`${id}`, page)}`;

/** Open differences with what is known of them, the longest open first. */
export const waitingDifferences = {
  find: (db, page) =>
    db
      .select({
        id,
        since: found_at,
        difference: differences.kind,
        gateway: differences.adapter,
        reference: differences.reference,
        booking_id: differences.booking_id,
        title_en: bookings.title,
        title_ar: bookings.title_ar,
        amount_there: differences.amount_there,
        amount_here: differences.amount_here,
        movement: gatewayMovements.kind,
        moved_at: gatewayMovements.moved_at,
      })
      .from(differences)
      .leftJoin(bookings, eq(bookings.id, differences.booking_id))
      .leftJoin(
        gatewayMovements,
        and(eq(gatewayMovements.adapter, differences.adapter), eq(gatewayMovements.reference, differences.reference)),
      )
      .where(open(page))
      .orderBy(found_at, id)
      .limit(page.rows)
      .execute(),
  count: (except, most) => countUpTo(most, differences, open({ after: null, except })),
} as const satisfies WaitingWork<{ id: string; since: Date }>;

/** An open difference; undefined where it has ended, or was closed. */
export async function findOpenDifference(db: Database, differenceId: string) {
  const [row] = await db
    .select()
    .from(differences)
    .where(and(eq(id, differenceId), isOpen));
  return row;
}

/** Closes an open difference; false where it has ended meanwhile. */
export async function closeOpenDifference(db: Database, differenceId: string, note: string, now: Date) {
  const rows = await db
    .update(differences)
    .set({ closed_at: now, note })
    .where(and(eq(id, differenceId), isOpen))
    .returning({ id });
  return rows.length > 0;
}

const Count = z.tuple([z.object({ count: z.int() })]);

export async function countOpenDifferences(db: Database, most: number): Promise<number> {
  const rows = await db.execute(sql`select ${waitingDifferences.count([], most)} as count`);
  return Count.parse([...rows])[0].count;
}
