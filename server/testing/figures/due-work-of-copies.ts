import { type SQL, sql } from 'drizzle-orm';
import type { Pool } from '../../platform/db.ts';
import { insertCopies } from './copies.ts';

/** A booking, or the first one of a package, and how many copies of it there are. */
export interface ToCopy {
  id: string;
  copies: number;
}

/** When the gateway's page of a copy closes. */
const CLOSES = sql`now() - copies.age + interval '15 minutes'`;
/** Their times are one after the other; those of packages are weekly, of four weeks each. */
const LATER = sql`case when copies.is_package then make_interval(weeks => copies.n * 4) else make_interval(hours => copies.n * 3) end`;
/** The booking of a date: the first one is the package itself. */
const ofDate = (number: SQL) =>
  sql`case ${number} when 1 then copies.id else md5(copies.id::text || ${number}::text)::uuid end`;
const NUMBER = sql`(select number from package_dates where booking_id = row.booking_id)`;
const PACKAGE = sql`case when copies.is_package then copies.id end`;

const TABLES: Readonly<Record<string, Parameters<typeof insertCopies>[2]>> = {
  bookings: {
    of: sql`row.id = original`,
    values: {
      id: sql`copies.id`,
      package_id: PACKAGE,
      starts_at: sql`row.starts_at + ${LATER}`,
      ends_at: sql`row.ends_at + ${LATER}`,
      created_at: sql`now() - copies.age`,
      hold_until: CLOSES,
      dispute_answer_until: sql`case when row.dispute_answer_until is not null then copies.due_at end`,
    },
  },
  payments: { values: { booking_id: sql`copies.id`, package_id: PACKAGE } },
  packages: { of: sql`row.id = original`, values: { id: sql`copies.id` } },
  package_dates: {
    of: sql`row.package_id = original`,
    values: {
      package_id: sql`copies.id`,
      booking_id: ofDate(sql`row.number`),
      starts_at: sql`row.starts_at + ${LATER}`,
      ends_at: sql`row.ends_at + ${LATER}`,
    },
  },
  booking_slots: {
    of: sql`row.booking_id = original
      or row.booking_id in (select booking_id from package_dates where package_id = original)`,
    values: {
      booking_id: sql`case when copies.is_package then ${ofDate(NUMBER)} else copies.id end`,
      occupied: sql`tstzrange(lower(row.occupied) + ${LATER}, upper(row.occupied) + ${LATER})`,
    },
  },
  booking_extras: { values: { id: sql`copies.extra_id`, booking_id: sql`copies.id` } },
  extra_charges: { values: { extra_id: sql`copies.extra_id`, booking_id: sql`copies.id` } },
  booking_disputes: { values: { booking_id: sql`copies.id`, answer_until: sql`copies.due_at` } },
  payment_attempts: {
    values: {
      id: sql`case row.state when 'open' then copies.attempt_id else uuidv7() end`,
      booking_id: sql`copies.id`,
      extra_id: sql`case when row.extra_id is not null then copies.extra_id end`,
      checkout_id: sql`'chk_' || row.id || copies.id`,
      created_at: sql`now() - copies.age`,
      expires_at: CLOSES,
    },
  },
};

/**
 * Copies bookings many times with what belongs to them and their deadlines, as if the product had run all the time:
 * each with a page of the gateway that was opened in the last fifteen minutes is looked at within the next minute,
 * those that are not paid end, and a provider who was to answer a problem has missed it.
 */
export async function copyDueWork(owner: Pool, originals: readonly ToCopy[]): Promise<void> {
  await owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create table copies as
      select uuidv7() as id, uuidv7() as attempt_id, uuidv7() as extra_id, wanted.id as original, n,
        exists (select from packages where packages.id = wanted.id) as is_package,
        random() * interval '15 minutes' as age, now() + random() * interval '1 minute' as due_at
      from json_to_recordset(${JSON.stringify(originals)}::json) as wanted (id uuid, copies int),
        generate_series(1, wanted.copies) as n`);
    for (const [table, copied] of Object.entries(TABLES)) await insertCopies(tx, table, copied);
    await tx.execute(sql`insert into deadlines (kind, entity_id, due_at)
      select 'booking.expire_hold', copies.id, hold_until from copies join bookings on bookings.id = copies.id
        where status = 'awaiting_acceptance'
      union all select 'booking.miss_answer', copies.id, dispute_answer_until
        from copies join bookings on bookings.id = copies.id where dispute_answer_until is not null
      union all select 'attempt.check', attempt_id, now() + random() * greatest(age, interval '20 seconds')
        from copies join payment_attempts on payment_attempts.id = attempt_id`);
  });
  await owner.execute(sql`analyze`);
}
