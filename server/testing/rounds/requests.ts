import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { hoursFrom, openMarket } from '../market.ts';
import { ledgerOf } from '../money.ts';
import type { TestProduct } from '../product.ts';
import { atOnce } from './at-once.ts';
import { unwatched, type Watch } from './screens.ts';

const Ended = z.object({ status: z.string(), payment_status: z.string(), has_slot: z.boolean(), events: z.string() });

/** What became of a request, and which of the two events its history has. */
async function endOf({ owner }: TestProduct, id: string) {
  const [row] = await owner.execute(sql`select status, payment_status,
      exists (select from booking_slots where booking_id = bookings.id) as has_slot,
      (select string_agg(event, ' ') from booking_history
        where booking_id = bookings.id and event in ('accept', 'withdraw')) as events
    from bookings where id = ${id}`);
  return Ended.parse(row);
}

const ACCEPTED = { status: 'confirmed', payment_status: 'captured', has_slot: true, events: 'accept' };
const WITHDRAWN = { status: 'cancelled', payment_status: 'voided', has_slot: false, events: 'withdraw' };

/** In each round the provider accepts a request while the customer withdraws it; returns how often each was first. */
export async function raceAcceptanceWithWithdrawal(product: TestProduct, rounds: number, watch: Watch = unwatched) {
  const market = await openMarket(product);
  const outcome = { accepted: 0, withdrawn: 0, wrong: [] as string[] };
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await market.request({ starts_at: hoursFrom(product.clock.now, 48 + round * 3) });
    const path = (verb: string) => `/api/v1/bookings/${id}/${verb}`;
    const answers = await watch(market, [id], () =>
      atOnce(
        round,
        () => market.ask('provider', 'POST', path('accept'), {}),
        () => market.ask('customer', 'POST', path('withdraw'), {}),
      ),
    );
    const isAccepted = answers[0] === 'done';
    outcome[isAccepted ? 'accepted' : 'withdrawn'] += 1;
    if (answers.toSorted().join() !== 'done,state_changed') outcome.wrong.push(`${round}: ${answers.join()}`);
    await product.work();
    const [end, { gateway }] = [await endOf(product, id), await ledgerOf(product, id)];
    const wanted = isAccepted ? ACCEPTED : WITHDRAWN;
    const isRight = JSON.stringify(end) === JSON.stringify(wanted) && (gateway === '538.65') === isAccepted;
    if (!isRight) outcome.wrong.push(`${round}: ${JSON.stringify(end)} ${gateway}`);
  }
  return outcome;
}
