import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestProduct } from '../product.ts';
import { atOnce } from '../rounds/at-once.ts';
import { openPackageMarket, packagesOf } from './packages.ts';

/** What the books and the payments of a package have, and how often each booking was cancelled. */
export async function outcomeOf({ owner }: Pick<TestProduct, 'owner'>, id: string) {
  const [row] = await owner.execute(sql`select sum(held)::text as held,
      (select coalesce(sum(amount), 0)::numeric(12,2)::text from ledger_entries join payments as share using (booking_id)
        where share.package_id = ${id} and account = 'gateway') as gateway,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      (select count(*)::int from booking_history join bookings as of on of.id = booking_history.booking_id
        where of.package_id = ${id} and event = 'cancel') as times
    from bookings join payments on booking_id = bookings.id where bookings.package_id = ${id}`);
  return row;
}

/** Stops packages while their first jobs are started: the others end, and not that one. */
export async function stopsAgainstStarts(product: TestProduct, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const market = await openPackageMarket(product);
    const { begun, stop, read } = packagesOf(product, market);
    const { id, bookings } = await begun();
    product.clock.now = new Date(Date.parse(bookings[0]?.starts_at ?? '') - 30 * 60_000);
    const shown = (await read('customer', id)).stop;
    const answers = await atOnce(
      round,
      () => stop(id, shown?.refund ?? ''),
      () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/start`, {}),
    );
    expect([shown?.bookings, ...answers]).toEqual([3, 'done', 'done']);
    await product.work();
    expect(await outcomeOf(product, id)).toEqual({ held: '299.26', gateway: '299.26', cancelled: 3, times: 3 });
  }
}
