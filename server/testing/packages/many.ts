import { sql } from 'drizzle-orm';
import type { Pool } from '../../platform/db.ts';

/** Copies a package so many times, with all of its bookings, each for other people. */
export async function copyPackage(owner: Pool, id: string, many: number): Promise<void> {
  await owner.transaction(async (tx) => {
    // Without triggers, as a restored backup.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temporary table copies on commit drop as
      select uuidv7() as package, n from generate_series(1, ${many}::int) as n`);
    await tx.execute(sql`create temporary table parts on commit drop as
      select package, case number when 1 then package else uuidv7() end as copy, number, dates.booking_id as original
      from copies, package_dates as dates where package_id = ${id}`);
    await tx.execute(sql`insert into bookings select copied.* from parts join bookings as booking on booking.id = original,
      lateral jsonb_populate_record(booking, jsonb_build_object('id', copy, 'package_id', package,
        'provider_id', uuidv7(), 'booker_id', uuidv7())) as copied`);
    await tx.execute(sql`insert into payments select copied.* from parts join payments as payment on booking_id = original,
      lateral jsonb_populate_record(payment, jsonb_build_object('booking_id', copy, 'package_id', package)) as copied`);
    await tx.execute(sql`insert into packages select copied.* from copies, packages as one,
      lateral jsonb_populate_record(one, jsonb_build_object('id', package)) as copied where one.id = ${id}`);
    await tx.execute(sql`insert into package_dates select copied.* from parts
      join package_dates as date on date.booking_id = original,
      lateral jsonb_populate_record(date, jsonb_build_object('package_id', package, 'booking_id', copy)) as copied`);
  });
  await owner.execute(sql`analyze`);
}
