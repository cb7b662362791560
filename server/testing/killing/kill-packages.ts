import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { bookingOf, CARDS, hoursFrom, payAt } from '../market.ts';
import { packagesOf, RATES } from '../packages/packages.ts';
import { TEST_GATEWAY } from '../product.ts';
import { persist } from '../persist.ts';
import type { TestSystem } from './kill-payment.ts';

const Sums = z.object({
  bookings: z.number(),
  states: z.array(z.string()),
  gateway: z.string(),
  held: z.string(),
  open: z.number(),
});

/** The bookings of a package, and what the books and the payments have of its charge. */
async function sumsOf({ product: { owner } }: TestSystem, id: string) {
  const [row] = await owner.execute(sql`select count(*)::int as bookings,
      array_agg(distinct bookings.status || ' ' || payment_status) as states, sum(held)::text as held,
      (select coalesce(sum(amount), 0)::numeric(12,2)::text from ledger_entries
        join payments as share on share.booking_id = ledger_entries.booking_id
        where share.package_id = ${id} and account = 'gateway') as gateway,
      (select count(*)::int from payment_operations join payments as share using (booking_id)
        where share.package_id = ${id} and state <> 'done') as open
    from bookings join payments on booking_id = bookings.id where bookings.package_id = ${id}`);
  return Sums.parse(row);
}

const Checkout = z.object({ captured_amount: z.int(), refunded_amount: z.int() });

/** What the gateway holds of the charge, in piastres. */
async function heldAtGateway({ product: { owner }, gatewayUrl }: TestSystem, id: string): Promise<number> {
  const [row] = await owner.execute<{ checkout_id: string }>(
    sql`select checkout_id from payment_attempts where booking_id = ${id} and state = 'authorized'`,
  );
  const answer = await fetch(`${gatewayUrl}/v1/checkouts/${row?.checkout_id}`, {
    headers: { authorization: `Bearer ${TEST_GATEWAY.key}` },
  });
  const { captured_amount, refunded_amount } = Checkout.parse(await answer.json());
  return captured_amount - refunded_amount;
}

/** A package is booked, paid, accepted and begun: all of its bookings are there once, with all of the money. */
export async function beginPackage(system: TestSystem, isArmed: boolean): Promise<string> {
  const { market, product } = system;
  const { monthly_subscription_rate: monthly, yearly_subscription_rate: yearly } = RATES;
  await product.owner.execute(sql`update provider_profiles set subscription_packages_enabled = true,
    monthly_subscription_rate = ${monthly}, yearly_subscription_rate = ${yearly} where id = ${market.provider.id}`);
  const { wish, create } = packagesOf(product, market);
  const input = await wish('monthly', hoursFrom(product.clock.now, 72));
  const key = newId();
  if (isArmed) system.arm();
  const { id } = bookingOf(
    await persist(
      () => create(input, key),
      ({ status }) => status === 201,
    ),
  );
  const page = await persist(
    () => market.openCheckout(id),
    () => true,
  );
  await payAt(page, CARDS.good);
  await persist(
    () => market.ask('provider', 'POST', `/api/v1/bookings/${id}/accept`, {}),
    async ({ status }) => status === 200 || (await market.read('provider', id)).status === 'confirmed',
  );
  await persist(
    () => sumsOf(system, id),
    ({ bookings, states, gateway, held, open }) =>
      bookings === 4 &&
      states.join() === 'confirmed captured' &&
      gateway === '1197.01' &&
      held === gateway &&
      open === 0,
  );
  if ((await heldAtGateway(system, id)) !== 119_701) throw new Error('the gateway has another amount');
  return id;
}

/** One date of a package that has begun is cancelled: its share goes back, once, and the others stay. */
export async function cancelDate(system: TestSystem): Promise<void> {
  const id = await beginPackage(system, false);
  const { market } = system;
  const { bookings } = await packagesOf(system.product, market).read('customer', id);
  const third = bookings[2]?.booking?.id ?? '';
  system.arm();
  await persist(
    () => market.ask('provider', 'POST', `/api/v1/bookings/${third}/cancel`, { reason: 'A holiday.' }),
    async ({ status }) => status === 200 || (await market.read('provider', third)).status === 'cancelled',
  );
  await persist(
    () => sumsOf(system, id),
    ({ states, gateway, held, open }) =>
      states.toSorted().join() === 'cancelled refunded,confirmed captured' &&
      gateway === '897.76' &&
      held === gateway &&
      open === 0,
  );
  if ((await heldAtGateway(system, id)) !== 89_776) throw new Error('the gateway has another amount');
}

/** A package that has begun is stopped: all goes back, once, booking by booking. */
export async function stopPackage(system: TestSystem): Promise<void> {
  const id = await beginPackage(system, false);
  const { product, market } = system;
  const { stop, read } = packagesOf(product, market);
  system.arm();
  await persist(
    () => stop(id, '1197.01'),
    async ({ status }) => status === 200 || (await read('customer', id)).stopped_at !== null,
  );
  await persist(
    () => sumsOf(system, id),
    ({ states, gateway, held, open }) =>
      states.join() === 'cancelled refunded' && gateway === '0.00' && held === '0.00' && open === 0,
  );
  if ((await heldAtGateway(system, id)) !== 0) throw new Error('the gateway still holds money of the package');
}
