import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { extrasOf } from '../../testing/extras/sides.ts';
import { startJob } from '../../testing/disputes/sides.ts';
import { useStripe } from '../../testing/gateways/stripe-bookings.ts';
import { bookingOf, type Market, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { packagesOf, openPackageMarket } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import { runOperationsJob } from '../jobs.ts';

const product = useProduct();
const stripe = useStripe(product);
const ALL = '538.65';
const Rows = z.array(z.record(z.string(), z.unknown()));

const owedOf = async (id: string) =>
  Rows.parse([
    ...(await product.owner.execute(
      sql`select amount::text, by_bank::text, state from owed_refunds where booking_id = ${id} order by operation_id`,
    )),
  ]);
const toldOf = async (id: string) =>
  Rows.parse([
    ...(await product.owner.execute(sql`select message_en as message from notifications
      where type = 'refund_failed' and metadata->>'booking_id' = ${id}`)),
  ]);
const eventsOf = async (id: string) =>
  Rows.parse([...(await product.owner.execute(sql`select event from booking_history where booking_id = ${id}`))]);

/** A booking that was cancelled, whose money has gone back. */
async function cancelled(hours?: number, later = 0) {
  const booking = await stripe.confirmed(hours);
  await passHours(product, later);
  await booking.market.step('customer', booking.id, 'cancel');
  await product.work();
  return booking;
}

/** The bank sends the last refund back, and the event arrives so often. */
async function fail(session: string, times = 1): Promise<void> {
  const refund = stripe.account.failRefund(session);
  for (let time = 0; time < times; time += 1) await stripe.tellOf(refund);
  await product.work();
}

const takeCredit = async (market: Market, id: string) => {
  const { refund } = await market.read('customer', id);
  const answer = await market.ask('customer', 'POST', `/api/v1/refunds/${refund?.id}/credit`, {});
  await product.work();
  return answer.status;
};

test('a refund that fails days later is owed to the customer once, who is told and chooses', async () => {
  const { market, id, session } = await cancelled();
  expect(await ledgerOf(product, id)).toEqual({});
  await passHours(product, 70);
  await fail(session, 3);
  const booking = await market.read('customer', id);
  expect(booking).toMatchObject({
    status: 'cancelled',
    payment_status: 'refunded',
    earlier_refunds: [],
    refund: { amount: ALL, state: 'failed', owed: { amount: ALL, state: 'open', chosen_at: null } },
  });
  expect(await ledgerOf(product, id)).toEqual({ gateway: ALL, customer_owed: `-${ALL}` });
  expect(await toldOf(id)).toMatchObject([{ message: expect.stringContaining(`EGP ${ALL}`) }]);
  expect((await eventsOf(id)).filter(({ event }) => event === 'fail_refund')).toHaveLength(1);
  for (const _ of [1, 2]) await stripe.tell(session);
  await product.work();
  expect(await takeCredit(market, id)).toBe(200);
  await stripe.tell(session);
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({ gateway: ALL, promotions: `-${ALL}` });
  expect(await owedOf(id)).toEqual([{ amount: ALL, by_bank: '0.00', state: 'credited' }]);
});

test('what went back of a late cancellation is owed, and the provider is paid the rest', async () => {
  const { market, id, session } = await cancelled(10, 1);
  await fail(session);
  expect(await market.read('customer', id)).toMatchObject({
    payment_status: 'partially_refunded',
    refund: { amount: '282.15', state: 'failed', owed: { amount: '282.15' } },
  });
  await passHours(product, 25);
  expect(await ledgerOf(product, id)).toEqual({
    gateway: ALL,
    customer_owed: '-282.15',
    provider_payable: '-168.75',
    commission: '-56.25',
    vat: '-31.50',
  });
});

test('two refunds of one payment that fail one after the other are owed each', async () => {
  const { market, id, session } = await cancelled(10, 1);
  await fail(session);
  expect(await takeCredit(market, id)).toBe(200);
  // The rest goes back, too, by the release of the booking.
  const of = await product.owner.execute<{ id: string }>(sql`insert into payment_operations (id, booking_id, subtotal,
      platform_fee, vat, referral_bonus, provider_commission, provider_payout, customer_total, refund, created_at)
    values (gen_random_uuid(), ${id}, 0, 0, 0, 0, 0, 0, 0, 256.50, ${product.clock.now.toISOString()}) returning id`);
  await product.runJob(runOperationsJob.name, id);
  await product.work();
  expect(of).toHaveLength(1);
  await fail(session, 2);
  expect((await owedOf(id)).map(({ amount, state }) => `${String(amount)} ${String(state)}`).toSorted()).toEqual([
    '256.50 open',
    '282.15 credited',
  ]);
  expect(await ledgerOf(product, id)).toEqual({ gateway: ALL, customer_owed: '-256.50', promotions: '-282.15' });
});

test.each(['before', 'after'] as const)(
  'a refund whose answer was lost and that fails %s the job has asked again is owed once',
  async (when) => {
    const { market, id, session } = await stripe.confirmed();
    stripe.cut.next = ({ phase, method, path }) => phase === 'after' && method === 'POST' && path.endsWith('/refunds');
    await market.step('customer', id, 'cancel');
    await product.work();
    stripe.cut.next = () => false;
    if (when === 'before') {
      await fail(session, 2);
      expect(await owedOf(id), 'nobody can tell yet').toEqual([]);
    }
    await product.runJob(runOperationsJob.name, id);
    await product.work();
    if (when === 'after') await fail(session, 2);
    await passHours(product, 1);
    await stripe.tell(session);
    await product.work();
    expect(await owedOf(id)).toEqual([{ amount: ALL, by_bank: '0.00', state: 'open' }]);
    expect(await ledgerOf(product, id)).toEqual({ gateway: ALL, customer_owed: `-${ALL}` });
  },
);

test('a refund that fails at once is owed once, whatever the gateway tells of it later', async () => {
  const { market, id, session } = await stripe.confirmed();
  stripe.account.failsRefunds = true;
  await market.step('customer', id, 'cancel');
  await product.work();
  stripe.account.failsRefunds = false;
  for (const _ of [1, 2]) await stripe.tell(session);
  await product.work();
  expect(await owedOf(id)).toEqual([{ amount: ALL, by_bank: '0.00', state: 'open' }]);
});

test('a refund of which no event tells is found at night, and is no difference then', async () => {
  const at = product.clock.now.toISOString();
  await product.owner.execute(sql`insert into reconciliations (day, state, changed_at)
    values (${cairoDay(product.clock.now)}, 'first', ${at}::timestamptz) on conflict do nothing`);
  product.clock.now = new Date(startOfDay(addDays(cairoDay(product.clock.now), 1)).getTime() + 10 * 3_600_000);
  const { market, id, session } = await cancelled();
  await passHours(product, 48);
  stripe.account.failRefund(session);
  await passHours(product, 24);
  const day = addDays(cairoDay(product.clock.now), -1);
  for (const each of [day, cairoDay(product.clock.now)]) {
    await product.owner.execute(sql`insert into reconciliations (day, state, changed_at)
      values (${each}, 'waiting', now()) on conflict do nothing`);
    await product.runJob('reconcile_day', each);
    await passHours(product, 24);
  }
  expect(await market.read('customer', id)).toMatchObject({ refund: { state: 'failed', owed: { state: 'open' } } });
  expect(await owedOf(id)).toHaveLength(1);
  const found = await product.owner.execute(sql`select from reconciliation_differences where booking_id = ${id}`);
  expect([...found]).toEqual([]);
});

/** After each of these orders the customer has had the money of the booking once. */
type Step = 'fail' | 'take' | 'lose' | 'win' | 'bear';
const WITH_A_BANK: readonly Step[][] = [
  ['fail', 'take', 'lose'],
  ['take', 'fail', 'lose'],
  ['take', 'lose', 'fail'],
  ['take', 'lose', 'bear', 'fail'],
  ['fail', 'take', 'win'],
  ['take', 'fail', 'win'],
  ['take', 'win', 'fail'],
];
test.each(WITH_A_BANK.map((steps) => [steps.join(', '), steps] as const))(
  'of a refund that fails, and a bank that takes the same money: %s',
  async (_, steps) => {
    const { market, id, session } = await cancelled();
    await passHours(product, 24);
    const bear = async () => {
      const [row] = Rows.parse([
        ...(await product.owner.execute(sql`select id from chargebacks where booking_id = ${id}`)),
      ]);
      const reason = 'The refund had been sent before.';
      const body = { bearer: 'platform', reason, chargeback_id: row?.['id'] };
      expect((await market.ask('admin', 'POST', `/api/v1/admin/bookings/${id}/bear-charge-back`, body)).status).toBe(
        200,
      );
    };
    for (const step of steps) {
      if (step === 'fail') await fail(session, 2);
      else if (step === 'bear') await bear();
      else {
        if (step === 'take') stripe.account.takeBack(session, 53_865);
        else stripe.account.decide(session, step === 'win' ? 'won' : 'lost');
        await stripe.tell(session);
        await product.work();
      }
    }
    if (steps.includes('win')) {
      expect(await owedOf(id)).toEqual([{ amount: ALL, by_bank: '0.00', state: 'open' }]);
      expect(await ledgerOf(product, id)).toEqual({ gateway: ALL, customer_owed: `-${ALL}` });
    } else {
      expect(await owedOf(id)).toEqual([{ amount: '0.00', by_bank: ALL, state: 'paid_by_bank' }]);
      expect(await ledgerOf(product, id), 'the bank has paid it').toEqual({});
    }
  },
);

test('each failed refund of a booking and of its extra is owed', async () => {
  const { market, id, session } = await stripe.confirmed();
  await startJob(product, market, await market.read('customer', id));
  const { propose, approve } = extrasOf(market, id);
  await propose();
  const { checkout_url } = z.object({ checkout_url: z.url() }).parse((await approve()).body);
  const ofExtra = await stripe.payPage(checkout_url);
  expect((await market.cancelAsAdmin(id, 'The house has no water today.')).status).toBe(200);
  await product.work();
  await fail(ofExtra, 2);
  await fail(session, 2);
  expect((await owedOf(id)).map(({ amount }) => amount)).toEqual(['179.55', ALL]);
  expect(await ledgerOf(product, id)).toEqual({ gateway: '718.20', customer_owed: '-718.20' });
});

test('a date of a package is owed if its refund has failed', async () => {
  const market = await openPackageMarket(product);
  const { create, wish, read } = packagesOf(product, market);
  const { id } = bookingOf(await create(await wish()));
  const session = await stripe.payPage(await market.openCheckout(id));
  await market.step('provider', id, 'accept');
  await product.work();
  const ids = (await read('customer', id)).bookings.map(({ booking }) => booking?.id ?? '');
  const cancel = async (bookings: readonly string[]) => {
    const body = { bookings, reason: 'A holiday.' };
    expect((await market.ask('provider', 'POST', `/api/v1/packages/${id}/cancel-dates`, body)).status).toBe(200);
    await product.work();
  };
  await cancel(ids.slice(1, 2));
  await cancel(ids.slice(2, 3));
  await fail(session, 2);
  const owed = await Promise.all(ids.map(owedOf));
  expect(owed.map((rows) => rows.length)).toEqual([0, 0, 1, 0]);
  const { refund } = await market.read('customer', ids[2] ?? '');
  expect(await ledgerOf(product, ids[2] ?? '')).toEqual({
    gateway: refund?.amount,
    customer_owed: `-${refund?.amount}`,
  });
});
