import { sql } from 'drizzle-orm';
import type { TestProduct } from '../product.ts';
import { atOnce } from '../rounds/at-once.ts';
import { unwatched, type Watch } from '../rounds/screens.ts';
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

/**
 * Stops packages while their first jobs are started: the others end, and not that one. What is not so is `wrong`.
 */
export async function raceStopWithStart(product: TestProduct, rounds: number, watch: Watch = unwatched) {
  const outcome = { both: 0, wrong: [] as string[] };
  for (let round = 0; round < rounds; round += 1) {
    const market = await openPackageMarket(product);
    const { begun, stop, read } = packagesOf(product, market);
    const { id, bookings } = await begun();
    const ids = bookings.flatMap(({ booking }) => booking?.id ?? []);
    product.clock.now = new Date(Date.parse(bookings[0]?.starts_at ?? '') - 30 * 60_000);
    const shown = (await read('customer', id)).stop;
    const start = () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/start`, {});
    const answers = await watch(market, ids, () => atOnce(round, () => stop(id, shown?.refund ?? ''), start));
    await product.work();
    const found = JSON.stringify([shown?.bookings, ...answers, await outcomeOf(product, id)]);
    const left = { held: '299.26', gateway: '299.26', cancelled: 3, times: 3 };
    if (found === JSON.stringify([3, 'done', 'done', left])) outcome.both += 1;
    else outcome.wrong.push(`${round}: ${found}`);
  }
  return outcome;
}
