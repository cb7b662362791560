import { createSandboxGateway } from '../gateways/sandbox.ts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { disputing } from '../../testing/disputes/sides.ts';
import { jobAtWork } from '../../testing/extras/sides.ts';
import { openInterceptor } from '../../testing/interceptor.ts';
import { CARDS, passHours, payAt } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { TEST_GATEWAY, useProduct } from '../../testing/product.ts';
import { runOperationsJob } from '../jobs.ts';

const product = useProduct();
const Checkout = z.object({ checkout_url: z.url() });
const ADDED = { provider_pending: '-450.00', commission: '-150.00', platform_fee: '-30.00', vat: '-88.20' };

/** The connection to the gateway is closed after requests with this word in their path, until the test ends. */
async function cutAfter(word: string): Promise<() => void> {
  const { gateway } = product.services;
  const line = await openInterceptor(
    () => product.gateway,
    async ({ path, phase }) => phase === 'after' && path.includes(word),
  );
  product.services.gateway = createSandboxGateway({ url: line.url, ...TEST_GATEWAY });
  const mend = () => void (product.services.gateway = gateway);
  onTestFinished(() => {
    mend();
    line.close();
  });
  return mend;
}

async function chargesOf(bookingId: string) {
  return [
    ...(await product.owner.execute(sql`select rail_state, held::text from extra_charges
      where booking_id = ${bookingId} order by extra_id`)),
  ];
}

test.each(['before', 'after'])(
  'the page of an extra that was declined is paid %s that of the next one: the next one stays added',
  async (when) => {
    const { booking, propose, approve, decline, newest } = await jobAtWork(product);
    await propose('30.00', '0.00');
    const declined = Checkout.parse((await approve()).body).checkout_url;
    await decline();
    await propose();
    const wanted = Checkout.parse((await approve()).body).checkout_url;
    for (const page of when === 'before' ? [declined, wanted] : [wanted, declined]) await payAt(page, CARDS.good);
    await product.work();
    expect((await newest()).outcome).toBe('added');
    expect(await ledgerOf(product, booking.id)).toEqual({ ...ADDED, gateway: '718.20' });
    expect(await chargesOf(booking.id)).toEqual([
      { rail_state: 'voided', held: '0.00' },
      { rail_state: 'captured', held: '179.55' },
    ]);
  },
);

test('an extra that is being charged can not be declined, and is charged once', async () => {
  const { booking, propose, pay, decline, withdraw, newest } = await jobAtWork(product);
  await propose();
  const mend = await cutAfter('capture');
  await pay();
  await product.work();
  expect(await ledgerOf(product, booking.id), 'nobody knows yet').toMatchObject({ gateway: '538.65' });
  expect([refusalOf(await decline()), refusalOf(await withdraw())]).toEqual(
    Array.from({ length: 2 }, () => 'service_unavailable'),
  );
  mend();
  await product.runJob(runOperationsJob.name, booking.id);
  await product.work();
  expect((await newest()).outcome).toBe('added');
  expect(await ledgerOf(product, booking.id)).toEqual({ ...ADDED, gateway: '718.20' });
});

test('an extra whose page the gateway did not open in time is paid at another one', async () => {
  const { booking, propose, approve, pay, newest } = await jobAtWork(product);
  await propose();
  const mend = await cutAfter('checkouts');
  expect(refusalOf(await approve())).toBe('service_unavailable');
  mend();
  await passHours(product, 1);
  await pay();
  await product.work();
  expect((await newest()).outcome).toBe('added');
  expect(await ledgerOf(product, booking.id)).toEqual({ ...ADDED, gateway: '718.20' });
});

test('the provider takes back what was approved and not paid; who pays it nevertheless gets it back', async () => {
  const { booking, propose, approve, withdraw, newest } = await jobAtWork(product);
  await propose();
  const { checkout_url } = Checkout.parse((await approve()).body);
  expect((await withdraw()).status).toBe(200);
  await payAt(checkout_url, CARDS.good);
  await product.work();
  expect((await newest()).outcome).toBe('withdrawn');
  expect(await ledgerOf(product, booking.id)).toMatchObject({ gateway: '538.65' });
  expect(await chargesOf(booking.id)).toEqual([{ rail_state: 'voided', held: '0.00' }]);
});

test('after a crash between two requests they are asked again as they were, though a bank has ended meanwhile', async () => {
  const { market, booking, propose, pay } = await jobAtWork(product);
  await propose();
  await pay();
  await product.work();
  const { press, bear } = bankOf(product, market, booking.id);
  const { open, answer, decide } = disputing(product, market, booking.id);
  await open();
  await answer();
  const mend = await cutAfter('refund');
  expect((await decide('300.00')).status).toBe(200);
  await product.work();
  mend();
  // The extra has gone back, and nobody knows; the bank takes and keeps what was booked.
  await press('take', false);
  await press('lose');
  await product.runJob(runOperationsJob.name, booking.id);
  await product.work();
  // The customer was to get EGP 359.10, and has got 179.55 by the rail and 538.65 by the bank.
  const books = await ledgerOf(product, booking.id);
  expect([books['gateway'], books['charged_back']]).toEqual([undefined, '359.10']);
  expect(await chargesOf(booking.id)).toEqual([{ rail_state: 'captured', held: '0.00' }]);
  await passHours(product, 25);
  expect((await bear('platform')).status).toBe(200);
});

test('a refund that a bank has overtaken is asked for under another key, with another amount', async () => {
  const { market, booking, propose, pay } = await jobAtWork(product);
  await propose();
  await pay();
  await product.work();
  const { press } = bankOf(product, market, booking.id);
  const { open, answer, decide } = disputing(product, market, booking.id);
  await open();
  await answer();
  await press('take', false, 10_000);
  expect((await decide('300.00')).status).toBe(200);
  await product.runJob(runOperationsJob.name, booking.id);
  await press('win');
  await product.runJob(runOperationsJob.name, booking.id);
  await product.work();
  expect(await ledgerOf(product, booking.id)).toMatchObject({ gateway: '359.10' });
  const [row] = await product.owner.execute(sql`select tries, state, requests->0->>'key' as key, id
    from payment_operations where booking_id = ${booking.id} order by id desc limit 1`);
  expect(row).toMatchObject({ tries: 1, state: 'done', key: `${String(row?.['id'])}-1` });
});

test('a bank takes what was booked while a decision gives the extra back: what has gone back stays known', async () => {
  const { market, booking, propose, pay } = await jobAtWork(product);
  const [booked] = await product.owner.execute<{ url: string }>(
    sql`select checkout_url as url from payment_attempts where booking_id = ${booking.id}`,
  );
  await propose();
  await pay();
  await product.work();
  const atBank = async (step: string) => {
    const body = new URLSearchParams({ step });
    await fetch(`${booked?.url}/bank`, { method: 'POST', body, redirect: 'manual' });
  };
  const { open, answer, decide } = disputing(product, market, booking.id);
  await open();
  await answer();
  await atBank('take');
  expect((await decide('300.00')).status).toBe(200);
  // Its webhook is late: the operation is the first that hears of it.
  await product.runJob(runOperationsJob.name, booking.id);
  expect(await ledgerOf(product, booking.id)).toMatchObject({ gateway: '179.55', charged_back: '538.65' });
  await product.work();
  await atBank('lose');
  await product.work();
  expect(await chargesOf(booking.id)).toEqual([{ rail_state: 'captured', held: '0.00' }]);
  // The customer was to get EGP 359.10, and has got 179.55 by the rail and 538.65 by the bank.
  const books = await ledgerOf(product, booking.id);
  expect([books['gateway'], books['charged_back']]).toEqual([undefined, '359.10']);
  await passHours(product, 25);
  expect((await bankOf(product, market, booking.id).bear('platform')).status).toBe(200);
  await product.work();
  expect(await ledgerOf(product, booking.id)).toMatchObject({ losses: '359.10' });
});

test('the money of an extra that arrives while a refund waits for a bank is released at once', async () => {
  const { market, booking, propose, approve } = await jobAtWork(product);
  await propose();
  const page = Checkout.parse((await approve()).body).checkout_url;
  const { press } = bankOf(product, market, booking.id);
  await press('take', true, 20_000);
  expect((await market.cancelAsAdmin(booking.id, 'The house has no water today.')).status).toBe(200);
  await product.work();
  await payAt(page, CARDS.good);
  await product.work();
  expect(await chargesOf(booking.id)).toEqual([{ rail_state: 'voided', held: '0.00' }]);
  expect(await ledgerOf(product, booking.id), 'the refund waits').toMatchObject({ charged_back: '200.00' });
  await press('win');
  expect(await ledgerOf(product, booking.id)).toEqual({});
});
