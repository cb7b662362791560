import { AccountDeletion } from '@hirfa/contract/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { disputing, finishedJob } from '../../testing/disputes/sides.ts';
import { hoursFrom, openMarket, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { giveCredit, imbalanceOf } from '../../testing/referrals/credit.ts';
import { createGuest } from '../../testing/referrals/guest.ts';

const product = useProduct();
const TEXT = 'The tap still drips, as it did before.';

/** A job of EGP 450, which is finished and disputed, of somebody who paid so much of it with credit. */
async function disputedWithCredit(credit: string) {
  const market = await openMarket(product);
  const guest = await createGuest(product, market);
  await giveCredit(product, market, guest.id, credit);
  const booking = await guest.confirm(await guest.book());
  product.clock.now = new Date(booking.starts_at);
  await guest.step(booking.id, 'start');
  product.clock.now = new Date(booking.ends_at);
  await market.step('provider', booking.id, 'finish');
  await guest.step(booking.id, 'dispute', { reason: 'not_as_agreed', text: TEXT });
  const sides = disputing(product, market, booking.id);
  await sides.answer();
  return { guest, booking, ...sides };
}

test('a decision gives credit back that the lower price does not need', async () => {
  const all = await disputedWithCredit('538.65');
  expect((await all.decide('150.00')).status).toBe(200);
  await passHours(product, 1);
  expect((await all.guest.referrals()).credit).toBe('359.10');
  expect(await ledgerOf(product, all.booking.id)).toMatchObject({ promotions: '179.55', provider_payable: '-112.50' });
  const part = await disputedWithCredit('300.00');
  expect((await part.decide('150.00')).status).toBe(200);
  await passHours(product, 1);
  expect((await part.guest.referrals()).credit).toBe('120.45');
  expect((await part.guest.read(part.booking.id)).refund).toMatchObject({ amount: '238.65', state: 'done' });
  expect(await imbalanceOf(product)).toEqual({ credit: '0.00', ledger: '0.00', bonus: '0' });
});

test('a job that discounts paid, and of which nothing goes back, tells of no refund', async () => {
  const { guest, booking, decide } = await disputedWithCredit('538.65');
  expect((await decide('450.00')).status).toBe(200);
  await passHours(product, 1);
  expect(await guest.read(booking.id)).toMatchObject({ payment_status: 'captured' });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ provider_payable: '-337.50' });
  const told = await product.owner.execute(sql`select from notifications where type = 'refund_issued'
    and user_id = ${guest.id}`);
  expect(told).toHaveLength(0);
});

test('a job whose price all goes back is not reviewed, counted or rewarded, also before the gateway has done it', async () => {
  const { market, booking, open, giveBack } = await finishedJob(product);
  await open();
  await giveBack('538.65');
  const review = await market.ask('customer', 'PUT', `/api/v1/bookings/${booking.id}/review`, {
    stars: 1,
    chips: [],
    text: 'It was not good.',
  });
  expect(refusalOf(review)).toBe('state_changed');
  const stored = product.owner.execute(sql`insert into reviews (id, booking_id, provider_id, customer_id, author_id,
    subject, stars, author_name, created_at) select gen_random_uuid(), id, provider_id, booker_id, booker_id, 'provider',
    5, 'Nour', now() from bookings where id = ${booking.id}`);
  await expect(stored).rejects.toMatchObject({ cause: { constraint: 'review_written' } });
  const [figures] = await product.owner.execute(
    sql`select total_revenue::text as revenue from figures_of_bookings(${booking.id}, ${booking.id})`,
  );
  expect(figures).toEqual({ revenue: '0.00' });
});

test('both are asked for a review after a decision, and the job counts', async () => {
  const { market, open, answer, decide } = await finishedJob(product);
  await open();
  await answer();
  await decide('300.00');
  await passHours(product, 1);
  const asked = await product.owner.execute(sql`select user_id from notifications where type = 'review_asked'
    and user_id = any(${sql.param([market.customer.id, market.provider.user_id])}::uuid[])`);
  expect(asked).toHaveLength(2);
  const [metrics] = await product.owner.execute(
    sql`select total_jobs from provider_metrics where provider_id = ${market.provider.id}`,
  );
  expect(metrics).toEqual({ total_jobs: 1 });
});

test('an account does not end while a problem with a cancelled booking is open', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  product.clock.now = new Date(Date.parse(booking.starts_at) + 20 * 60_000);
  await market.step('provider', booking.id, 'customer-absent');
  await passHours(product, 0);
  const { open, withdraw } = disputing(product, market, booking.id);
  await open('was_there');
  const openOf = async (who: 'customer' | 'provider') =>
    AccountDeletion.parse((await market.ask(who, 'GET', '/api/v1/me/deletion')).body).open_bookings.map(({ id }) => id);
  expect([await openOf('customer'), await openOf('provider')]).toEqual([[booking.id], [booking.id]]);
  const listed = async (who: 'customer' | 'provider', list: string) => {
    const path = who === 'customer' ? `/api/v1/bookings?list=${list}` : `/api/v1/provider/bookings?list=${list}`;
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse((await market.ask(who, 'GET', path)).body);
    return items.map(({ id }) => id);
  };
  expect([await listed('customer', 'upcoming'), await listed('customer', 'past')]).toEqual([[booking.id], []]);
  expect([await listed('provider', 'today'), await listed('provider', 'past')]).toEqual([[booking.id], []]);
  await withdraw();
  expect(await openOf('customer')).toEqual([]);
});

test('a provider gives back once an earlier refund is done, and each refund says what went back', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  const { open, giveBack } = disputing(product, market, booking.id);
  product.clock.now = new Date(Date.parse(booking.starts_at) + 20 * 60_000);
  await market.step('provider', booking.id, 'customer-absent');
  await open('was_there');
  expect(refusalOf(await giveBack('538.65'))).toBe('service_unavailable');
  await passHours(product, 0);
  expect((await giveBack('256.50')).status).toBe(200);
  await passHours(product, 1);
  const seen = await market.read('customer', booking.id);
  expect(seen.payment_status).toBe('refunded');
  expect([seen.refund?.amount, ...seen.earlier_refunds.map(({ amount }) => amount)]).toEqual(['256.50', '282.15']);
  expect(await ledgerOf(product, booking.id)).toEqual({});
});

test('the database refuses a dispute that ends without its money, whoever writes it', async () => {
  const { booking, open } = await finishedJob(product);
  await open();
  const refused = { cause: { constraint: 'dispute_moves_money' } };
  const forget = product.owner.execute(
    sql`update bookings set dispute_ended_at = now(), dispute_answer_until = null where id = ${booking.id}`,
  );
  await expect(forget).rejects.toMatchObject(refused);
  const giveBack = product.owner.transaction(async (tx) => {
    await tx.execute(sql`update booking_disputes set outcome = 'given_back', ended_at = now(), subtotal = 0, refund = 0
      where booking_id = ${booking.id}`);
    await tx.execute(sql`update bookings set dispute_ended_at = now(), dispute_answer_until = null
      where id = ${booking.id}`);
  });
  // At the commit.
  await expect(giveBack).rejects.toMatchObject(refused.cause);
});
