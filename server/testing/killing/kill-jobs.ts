import * as z from 'zod';
import { disputing } from '../disputes/sides.ts';
import { extrasOf } from '../extras/sides.ts';
import { bookingOf, CARDS, hoursFrom, payAt } from '../market.ts';
import { persist } from '../persist.ts';
import type { TestSystem } from './kill-payment.ts';
import { passTo, untilGone, untilHeld } from './money.ts';

const Page = z.object({ checkout_url: z.url() });

/** Extra work is proposed, approved and paid. */
export async function addExtra(system: TestSystem, id: string, isArmed = true): Promise<void> {
  const { market } = system;
  await passTo(system.product, id, 'in_progress');
  const { propose, approve, newest } = extrasOf(market, id);
  await propose();
  if (isArmed) system.arm();
  const { body } = await persist(
    () => approve(),
    ({ status }) => status === 200,
  );
  await payAt(Page.parse(body).checkout_url, CARDS.good);
  await persist(newest, ({ outcome }) => outcome === 'added');
  await untilHeld(system, id, 'captured');
}

/** A problem is decided by a part of the price. */
export async function split(system: TestSystem, id: string): Promise<void> {
  const { market, product } = system;
  await passTo(system.product, id, 'completed');
  const { open, answer, decide, refundFor } = disputing(product, market, id);
  for (const { status, body } of [await open(), await answer()])
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
  const refund = await refundFor('300.00');
  system.arm();
  await persist(
    () => decide('300.00', refund),
    async ({ status }) => status === 200 || (await market.read('admin', id)).dispute?.outcome === 'decided',
  );
  await untilHeld(system, id, 'partially_refunded');
}

/** The same of a job with extra work: its refund comes before that of what was booked. */
export async function splitWithExtra(system: TestSystem, id: string): Promise<void> {
  await addExtra(system, id, false);
  await split(system, id);
}

/** The provider cancels, and all goes back. */
export async function cancel(system: TestSystem, id: string): Promise<void> {
  const { market } = system;
  system.arm();
  await persist(
    () => market.ask('provider', 'POST', `/api/v1/bookings/${id}/cancel`, { reason: 'The workshop is closed.' }),
    async ({ status }) => status === 200 || (await market.read('provider', id)).status === 'cancelled',
  );
  await untilGone(system, id, 'refunded');
}

/** A request is paid and declined: what the bank holds is released. */
export async function decline(system: TestSystem): Promise<void> {
  const { market, product } = system;
  const { id } = bookingOf(await market.tryToBook({ starts_at: hoursFrom(product.clock.now, 96) }));
  await payAt(await market.openCheckout(id), CARDS.good);
  await persist(
    () => market.read('provider', id),
    ({ payment_status }) => payment_status === 'authorized',
  );
  system.arm();
  await persist(
    () => market.ask('provider', 'POST', `/api/v1/bookings/${id}/decline`, { reason: 'Not on that day.' }),
    async ({ status }) => status === 200 || (await market.read('provider', id)).status === 'cancelled',
  );
  await untilGone(system, id, 'voided');
}
