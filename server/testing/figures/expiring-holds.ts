import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Pool } from '../../platform/db.ts';

/** The values of a copy that differ from those of the booking. */
const CHANGES: Record<string, string> = {
  bookings: `'id', copy, 'booker_id', booker, 'starts_at', starts_at + later, 'ends_at', ends_at + later`,
  payments: `'booking_id', copy, 'payer_id', booker`,
  booking_slots: `'booking_id', copy, 'occupied', tstzrange(lower(occupied) + later, upper(occupied) + later)`,
  booking_places: `'booking_id', copy`,
  booking_start_codes: `'booking_id', copy`,
};

/**
 * Copies an unpaid booking with what belongs to it and its deadline, until there are this many more: of all customers,
 * one slot after the other. Their holds expire at the same instant.
 */
export async function copyHolds(owner: Pool, id: string, count: number): Promise<void> {
  await owner.execute(sql`create table copied_holds as
    with people as (select user_id, row_number() over (order by user_id) as number, count(*) over () as people from profiles)
    select uuidv7() as copy, user_id as booker, make_interval(hours => n * 3) as later
    from generate_series(1, ${count}::int) as n join people on number = n % people + 1`);
  await owner.transaction(async (tx) => {
    for (const table of Object.keys(CHANGES)) await copyRows(tx, table, id);
    await tx.execute(sql`insert into deadlines (kind, entity_id, due_at)
      select kind, copy, due_at from deadlines, copied_holds where entity_id = ${id}`);
  });
  await owner.execute(sql`vacuum analyze`);
}

async function copyRows(tx: Database, table: string, id: string): Promise<void> {
  const key = table === 'bookings' ? 'id' : 'booking_id';
  await tx.execute(
    sql.raw(`insert into ${table} select (jsonb_populate_record(original, jsonb_build_object(${CHANGES[table] ?? ''}))).*
      from ${table} as original, copied_holds where original.${key} = '${id}'`),
  );
}

const Held = z.tuple([z.object({ held: z.number() })]);

/** How many copies still have their slot or their deadline. */
export async function countHeld(owner: Pool): Promise<number> {
  const rows = await owner.execute(sql`select count(*)::int as held from copied_holds
    where exists (select from booking_slots where booking_id = copy)
      or exists (select from deadlines where kind = 'booking.expire_hold' and entity_id = copy)`);
  return Held.parse(rows)[0].held;
}

const Wrong = z.tuple([z.object({ wrong: z.number() })]);

/** How many copies did not expire exactly once. */
export async function countWrongEnds(owner: Pool): Promise<number> {
  const rows = await owner.execute(sql`select count(*)::int as wrong from copied_holds join bookings on id = copy
    where cancel_reason is distinct from 'hold_expired' or version <> 2
      or (select count(*) from booking_history where booking_id = copy and event = 'expire_hold') <> 1`);
  return Wrong.parse(rows)[0].wrong;
}
