import type { Day } from '@hirfa/domain/market';
import { fromDecimal, toDecimal } from '@hirfa/domain/payments';
import { and, asc, desc, eq, gte, inArray, isNotNull, min, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Movement } from '../payments/index.ts';
import type { Database } from '../platform/db.ts';
import { gatewayMovements, type RECONCILIATION_STATES, reconciliations } from './tables.ts';

const { day: dayColumn, state: stateColumn } = reconciliations;

export async function findLastDay(db: Database): Promise<Day | null> {
  const [row] = await db.select({ day: dayColumn }).from(reconciliations).orderBy(desc(dayColumn)).limit(1);
  return row?.day ?? null;
}

/** The first night's day, after which the comparison begins. */
export async function findFirstDay(db: Database): Promise<Day | null> {
  const [row] = await db.select({ day: min(dayColumn) }).from(reconciliations);
  return row?.day ?? null;
}

export async function findUndone(db: Database): Promise<Day[]> {
  const rows = await db
    .select({ day: dayColumn })
    .from(reconciliations)
    .where(inArray(stateColumn, ['waiting', 'failed']))
    .orderBy(asc(dayColumn));
  return rows.map(({ day }) => day);
}

export async function insertDays(
  db: Database,
  days: readonly Day[],
  state: (typeof RECONCILIATION_STATES)[number],
  now: Date,
): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map((day) => ({ day, state, changed_at: now }));
  await db.insert(reconciliations).values(rows).onConflictDoNothing();
}

/** Records what became of a try. */
export async function updateDay(
  db: Database,
  day: Day,
  change: Partial<typeof reconciliations.$inferInsert>,
): Promise<void> {
  const tries = sql`${reconciliations.tries} + 1`;
  await db
    .update(reconciliations)
    .set({ ...change, tries })
    .where(eq(dayColumn, day));
}

/** The last days, the newest first. */
export function findDays(db: Database, rows: number) {
  return db.select().from(reconciliations).orderBy(desc(dayColumn)).limit(rows).execute();
}

/** Those of these movements that are stored. */
export async function findStored(db: Database, adapter: string, references: readonly string[]): Promise<Set<string>> {
  const { reference } = gatewayMovements;
  const rows = await db
    .select({ reference })
    .from(gatewayMovements)
    .where(and(eq(gatewayMovements.adapter, adapter), inArray(reference, [...references])));
  return new Set(rows.map((row) => row.reference));
}

/** A movement with its checkout, if the gateway knows one. */
export type FoundMovement = Movement & { checkout_id: string | null };

/** Stores movements with the payment of their checkout: in a package all is the payment of its first booking. */
export async function insertMovements(
  db: Database,
  adapter: string,
  found: readonly FoundMovement[],
  now: Date,
): Promise<void> {
  const rows = found.map(({ id, kind, about, checkout_id, amount, at }) => ({
    reference: id,
    kind,
    about,
    checkout_id,
    amount: toDecimal(amount),
    moved_at: at.toISOString(),
  }));
  await db.execute(sql`
    insert into gateway_movements (adapter, reference, kind, about, booking_id, amount, moved_at, listed_at)
    select ${adapter}, listed.reference, listed.kind, listed.about, coalesce(share.package_id, share.booking_id),
      listed.amount, listed.moved_at, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as listed (reference text, kind text, about text,
      checkout_id text, amount numeric, moved_at timestamptz)
    left join payment_attempts as attempt on attempt.adapter = ${adapter} and attempt.checkout_id = listed.checkout_id
    left join payments as share on share.booking_id = attempt.booking_id
    on conflict do nothing`);
}

/** What refunds that failed since an instant are about, of payments that are known. */
export function findFailedRefunds(db: Database, from: Date) {
  const { adapter, about, kind, booking_id, moved_at } = gatewayMovements;
  return db
    .selectDistinct({ adapter, about })
    .from(gatewayMovements)
    .where(and(eq(kind, 'refund_failed'), isNotNull(booking_id), gte(moved_at, from)))
    .execute();
}

const Ids = z.array(z.object({ id: z.string() }));

/**
 * The payments that are compared: those of which something has moved or was recorded since an instant, and those with
 * an open difference. Those of which something moves just now, since another one, are left to the next night.
 */
export async function findPaymentsToCompare(db: Database, from: Date, busySince: Date): Promise<string[]> {
  const period = sql`>= ${from.toISOString()}::timestamptz`;
  const isNew = sql`> ${busySince.toISOString()}::timestamptz`;
  const rows = await db.execute(sql`
    with touched as (
      select booking_id from gateway_movements where moved_at ${period} and booking_id is not null
      union
      select coalesce(share.package_id, share.booking_id) from ledger_entries as entry
        join payments as share on share.booking_id = entry.booking_id
        where entry.account = 'gateway' and entry.created_at ${period}
      union
      select booking_id from reconciliation_differences
        where agreed_at is null and closed_at is null and booking_id is not null
    )
    select booking_id as id from touched where not exists (select from payments as share
        where (share.booking_id = touched.booking_id or share.package_id = touched.booking_id)
          and (exists (select from payment_operations as operation
              where operation.booking_id = share.booking_id and operation.state = 'sent')
            or exists (select from ledger_entries as entry
              where entry.booking_id = share.booking_id and entry.account = 'gateway' and entry.created_at ${isNew})))
      and not exists (select from gateway_movements as movement
        where movement.booking_id = touched.booking_id and movement.moved_at ${isNew})
    order by booking_id`);
  return Ids.parse([...rows]).map(({ id }) => id);
}

const Amount = z.string().transform(fromDecimal);
const Books = z.tuple([
  z.object({
    movements: z.array(z.object({ id: z.string(), adapter: z.string(), amount: Amount })),
    entries: z.array(z.object({ id: z.number(), cause: z.string(), amount: Amount })),
    returned: Amount,
    attempts: z.array(z.object({ adapter: z.string(), checkout_id: z.string() })),
  }),
]);

/** What is known of a payment on both sides from an instant on, with the checkouts that were ever paid. */
export async function findBothSides(db: Database, paymentId: string, since: Date) {
  const at = sql`${since.toISOString()}::timestamptz`;
  const rows = await db.execute(sql`
    with shares as (
      select booking_id from payments where booking_id = ${paymentId} or package_id = ${paymentId}
    )
    select
      (select coalesce(json_agg(json_build_object('id', reference, 'adapter', adapter, 'amount', amount::text)
          order by moved_at, reference), '[]')
        from gateway_movements where booking_id = ${paymentId} and moved_at >= ${at}) as movements,
      (select coalesce(json_agg(json_build_object('id', id, 'cause', cause, 'amount', amount::text) order by id), '[]')
        from ledger_entries join shares using (booking_id)
        -- The shares of a package move nothing at the gateway.
        where account = 'gateway' and cause <> 'package' and created_at >= ${at}) as entries,
      (select coalesce(sum(returned), 0)::numeric(12,2)::text from extra_charges join shares using (booking_id))
        as returned,
      (select coalesce(json_agg(json_build_object('adapter', adapter, 'checkout_id', checkout_id) order by id), '[]')
        from payment_attempts join shares using (booking_id)
        where checkout_id is not null and state in ('authorized', 'closed')) as attempts`);
  return Books.parse([...rows])[0];
}

const Strays = z.array(
  z.object({
    adapter: z.string(),
    about: z.string(),
    movements: z.array(z.object({ id: z.string(), adapter: z.string(), amount: Amount })),
  }),
);

/** What gateways have moved that belongs to no payment, by what it is about. */
export async function findStrays(db: Database, from: Date) {
  const rows = await db.execute(sql`
    select adapter, about, json_agg(json_build_object('id', reference, 'adapter', adapter, 'amount', amount::text)
      order by moved_at, reference) as movements
    from gateway_movements where booking_id is null
      and (adapter, about) in (
        select adapter, about from gateway_movements
          where booking_id is null and moved_at >= ${from.toISOString()}::timestamptz
        union
        select stray.adapter, stray.about from reconciliation_differences as difference
          join gateway_movements as stray on stray.adapter = difference.adapter
            and stray.reference = difference.reference
          where difference.agreed_at is null and difference.closed_at is null and difference.booking_id is null)
    group by adapter, about`);
  return Strays.parse([...rows]);
}
