import type { Booking } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { Answer } from '../../testing/calls.ts';
import { ANSWER, disputing, finishedJob, PROBLEM, startJob } from '../../testing/disputes/sides.ts';
import { bookingOf, hoursFrom, openMarket, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

const refusalOf = ({ status, body }: Answer) => {
  if (status < 300) throw new Error('it was not refused');
  return (body as { code?: unknown }).code;
};
const money = (booking: Booking) => ({
  status: booking.status,
  payment_status: booking.payment_status,
  total: booking.price?.customer_total,
  refund: booking.refund && { amount: booking.refund.amount, state: booking.refund.state },
});

test('a problem holds the payout, the provider answers, and an admin splits the price: the books say the same', async () => {
  const { market, booking, open, answer, decide } = await finishedJob(product);
  const opened = bookingOf(await open());
  expect(opened.dispute).toMatchObject({ reason: 'not_as_agreed', text: PROBLEM, answer: null, outcome: null });
  await passHours(product, 47);
  expect((await market.read('provider', booking.id)).completed_at, 'the clock does not settle it').toBeNull();
  expect(refusalOf(await decide('150.00')), 'the provider was not heard').toBe('state_changed');
  expect(bookingOf(await answer()).dispute).toMatchObject({ answer: { text: ANSWER }, outcome: null });
  const decided = await decide('150.00');
  expect(decided.status).toBe(200);
  await passHours(product, 1);
  const seen = await market.read('customer', booking.id);
  expect(money(seen)).toEqual({
    status: 'completed',
    payment_status: 'partially_refunded',
    total: '179.55',
    refund: { amount: '359.10', state: 'done' },
  });
  expect(seen.completed_at).not.toBeNull();
  const decision = { reason: 'Half of the work was done.', refund: '359.10', kept: '179.55', payout: '112.50' };
  expect(seen.dispute).toMatchObject({ outcome: 'decided', decision });
  const job = await market.read('provider', booking.id);
  expect(job.dispute).toMatchObject({ decision });
  expect(job.earnings).toEqual({ subtotal: '150.00', provider_commission: '37.50', provider_payout: '112.50' });
  expect(await ledgerOf(product, booking.id)).toEqual({
    commission: '-37.50',
    gateway: '179.55',
    platform_fee: '-7.50',
    provider_payable: '-112.50',
    vat: '-22.05',
  });
});

test('an admin decides when nobody answers, for all or for nothing', async () => {
  const all = await finishedJob(product);
  await all.open();
  await passHours(product, 48);
  expect(refusalOf(await all.answer()), 'too late').toBe('state_changed');
  expect((await all.market.read('customer', all.booking.id)).dispute).toMatchObject({ answer: null, outcome: null });
  expect((await all.decide('0.00')).status).toBe(200);
  await passHours(product, 1);
  expect(money(await all.market.read('customer', all.booking.id))).toMatchObject({
    status: 'completed',
    payment_status: 'refunded',
    refund: { amount: '538.65', state: 'done' },
  });
  expect(await ledgerOf(product, all.booking.id)).toEqual({});

  const nothing = await finishedJob(product);
  await nothing.open();
  await nothing.answer();
  expect((await nothing.decide('450.00')).status).toBe(200);
  await passHours(product, 1);
  expect(money(await nothing.market.read('customer', nothing.booking.id))).toMatchObject({
    payment_status: 'captured',
    total: '538.65',
    refund: null,
  });
  expect(await ledgerOf(product, nothing.booking.id)).toMatchObject({ provider_payable: '-337.50' });
});

test('the provider gives all back, at the refund that they were shown', async () => {
  const { market, booking, open, giveBack } = await finishedJob(product);
  expect(refusalOf(await giveBack('538.65')), 'nobody reported a problem').toBe('state_changed');
  await open('damage');
  expect(refusalOf(await giveBack('500.00'))).toBe('state_changed');
  const given = bookingOf(await giveBack('538.65'));
  expect(given.dispute).toMatchObject({ outcome: 'given_back', decision: { refund: '538.65', payout: '0.00' } });
  expect(given.earnings?.provider_payout).toBe('0.00');
  await passHours(product, 1);
  expect(money(await market.read('customer', booking.id))).toMatchObject({
    status: 'completed',
    payment_status: 'refunded',
  });
  expect(await ledgerOf(product, booking.id)).toEqual({});
});

test('a problem that is taken back lets the booking settle, and is not reported again', async () => {
  const { market, booking, open, withdraw } = await finishedJob(product);
  await open();
  await passHours(product, 30);
  expect(bookingOf(await withdraw()).dispute).toMatchObject({ outcome: 'withdrawn' });
  expect(refusalOf(await open())).toBe('state_changed');
  await passHours(product, 0);
  expect((await market.read('customer', booking.id)).completed_at).not.toBeNull();
  expect(await ledgerOf(product, booking.id)).toMatchObject({ provider_payable: '-337.50' });
});

test('a problem is reported while the work goes on; a provider who cancels then gives all back', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  const { open, answer } = disputing(product, market, booking.id);
  expect(refusalOf(await open()), 'nothing has begun').toBe('state_changed');
  await startJob(product, market, booking);
  await open('left_early');
  await market.step('provider', booking.id, 'cancel', { reason: 'I can not finish it.' });
  await passHours(product, 1);
  const seen = await market.read('customer', booking.id);
  expect(seen.dispute).toMatchObject({ outcome: 'superseded', decision: null });
  expect(seen.payment_status).toBe('refunded');
  expect(refusalOf(await answer())).toBe('state_changed');
});

test('who was reported absent contradicts within a day, and half of the price is decided again', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  const { open, answer, decide } = disputing(product, market, booking.id);
  product.clock.now = new Date(Date.parse(booking.starts_at) + 20 * 60_000);
  await market.step('provider', booking.id, 'customer-absent');
  await passHours(product, 1);
  expect(refusalOf(await open('damage'))).toBe('invalid_input');
  expect((await open('was_there', 'I stood at the door for an hour.')).status).toBe(200);
  await passHours(product, 24);
  expect(await ledgerOf(product, booking.id), 'still held').toMatchObject({ provider_pending: '-168.75' });
  await answer();
  expect((await decide('225.00', '1.00')).status, 'another refund than shown').toBe(409);
  expect((await decide('0.00')).status).toBe(200);
  await passHours(product, 1);
  const seen = await market.read('customer', booking.id);
  expect([seen.status, seen.payment_status]).toEqual(['cancelled', 'refunded']);
  expect(await ledgerOf(product, booking.id)).toEqual({});

  const late = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  product.clock.now = new Date(Date.parse(late.starts_at) + 20 * 60_000);
  await market.step('provider', late.id, 'customer-absent');
  await passHours(product, 24);
  expect(refusalOf(await disputing(product, market, late.id).open('was_there'))).toBe('state_changed');
});

test('the half that a customer owes who was reported absent is split again, without a fee', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  const { open, answer, decide, withdraw } = disputing(product, market, booking.id);
  product.clock.now = new Date(Date.parse(booking.starts_at) + 20 * 60_000);
  await market.step('provider', booking.id, 'customer-absent');
  await passHours(product, 0);
  await open('was_there');
  await answer();
  expect((await decide('100.00')).status).toBe(200);
  await passHours(product, 1);
  expect(money(await market.read('customer', booking.id))).toMatchObject({
    payment_status: 'partially_refunded',
    total: '114.00',
  });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ gateway: '114.00', provider_payable: '-75.00' });
  expect(refusalOf(await withdraw())).toBe('state_changed');
});

test('one key reports once, and a decision with another refund than shown changes nothing', async () => {
  const { market, booking, answer, decide } = await finishedJob(product);
  const key = newId();
  const report = (text: string) =>
    market.ask(
      'customer',
      'POST',
      `/api/v1/bookings/${booking.id}/dispute`,
      { reason: 'other', text },
      {
        'idempotency-key': key,
      },
    );
  expect([(await report(PROBLEM)).status, (await report(PROBLEM)).status]).toEqual([200, 200]);
  expect(refusalOf(await report('Something else than before.'))).toBe('idempotency_mismatch');
  await answer();
  const refused = await decide('150.00', '359.00');
  expect(refused).toMatchObject({ status: 409, body: { code: 'state_changed', data: { amount: '359.10' } } });
  expect(refusalOf(await decide('450.01', '0.00'))).toBe('invalid_input');
});

test('the database refuses a payout while a dispute is open, a split that nobody decided, and a second answer', async () => {
  const { booking, open, answer } = await finishedJob(product);
  await open();
  const refused = (constraint: string) => ({ cause: { constraint } });
  const release = product.owner.execute(sql`update payments set released_at = now() where booking_id = ${booking.id}`);
  await expect(release).rejects.toMatchObject(refused('disputed_payout_is_held'));
  const split = product.pools.worker.execute(sql`insert into payment_operations (id, booking_id, subtotal, platform_fee,
    vat, referral_bonus, provider_commission, provider_payout, customer_total, created_at) values (gen_random_uuid(),
    ${booking.id}, 150, 7.5, 22.05, 0, 37.5, 112.5, 179.55, now())`);
  await expect(split).rejects.toMatchObject(refused('split_as_decided'));
  const settle = product.owner.execute(sql`update bookings set completed_at = now() where id = ${booking.id}`);
  await expect(settle).rejects.toMatchObject(refused('bookings_dispute'));
  const forgotten = product.owner.execute(
    sql`update bookings set dispute_answer_until = null where id = ${booking.id}`,
  );
  await expect(forgotten).rejects.toMatchObject(refused('booking_has_dispute'));
  await answer();
  const again = product.owner.execute(
    sql`update booking_disputes set answer = 'Another one', answered_at = now() where booking_id = ${booking.id}`,
  );
  await expect(again).rejects.toMatchObject(refused('answered_once'));
});
