import { AdminBooking } from '@hirfa/contract/bookings';
import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { type Answer, refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const REASON = 'The customer called: the provider has left.';
const Entries = z.array(z.object({ action: z.string(), before: z.unknown(), after: z.unknown() }));
const Types = z.array(z.object({ type: z.string() }));

let began: Date;
beforeEach(() => {
  began = product.clock.now;
});
afterEach(() => {
  product.clock.now = began;
});

const open = async (market: Market, id: string) =>
  AdminBooking.parse((await market.ask('admin', 'GET', `/api/v1/admin/bookings/${id}`)).body);
const cancel = (market: Market, id: string, body: object, key = newId()): Promise<Answer> =>
  market.ask(
    'admin',
    'POST',
    `/api/v1/admin/bookings/${id}/cancel`,
    { reason: REASON, ...body },
    {
      'idempotency-key': key,
    },
  );
const auditOf = async (id: string) =>
  Entries.parse(
    await product.owner.execute(sql`select action, before, after from audit_log
      where entity_id = ${id} and action <> 'booking.look' order by id`),
  );
const newsOf = async (userId: string) =>
  Types.parse(
    await product.owner.execute(sql`select type from notifications where user_id = ${userId} order by created_at, id`),
  ).map(({ type }) => type);

/** A job that has begun. */
async function atWork(market: Market) {
  const booking = await market.confirmed();
  product.clock.now = new Date(booking.starts_at);
  await market.step('customer', booking.id, 'start');
  await market.step('customer', booking.id, 'begin');
  return booking;
}

test('an admin cancels with the refund that was shown, once per key; both people are told, with the reason in the log', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const terms = { left: 'nothing', refund: '538.65' };
  expect((await open(market, id)).cancel_options).toEqual([{ ...terms, kept: '0.00', payout: '0.00' }]);
  const wrong = await cancel(market, id, { ...terms, refund: '500.00' });
  expect([refusalOf(wrong), wrong.body]).toEqual([
    'state_changed',
    expect.objectContaining({ data: { amount: '538.65' } }),
  ]);
  expect(refusalOf(await cancel(market, id, { left: 'late_lines', refund: '256.50' }))).toBe('state_changed');
  expect(refusalOf(await cancel(market, id, { ...terms, reason: ' ' }))).toBe('invalid_input');
  expect(await auditOf(id)).toEqual([]);
  const key = newId();
  const answers = await Promise.all([cancel(market, id, terms, key), cancel(market, id, terms, key)]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(AdminBooking.parse(body)).toMatchObject({
      booking: { status: 'cancelled', cancel_reason: 'admin_cancelled', cancel_note: REASON },
      cancel_options: [],
    });
  }
  expect(refusalOf(await cancel(market, id, { ...terms, refund: '1.00' }, key))).toBe('idempotency_mismatch');
  expect(refusalOf(await cancel(market, id, terms))).toBe('state_changed');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ payment_status: 'refunded', refund: { state: 'done' } });
  expect(await ledgerOf(product, id)).toEqual({});
  const after = { status: 'cancelled', note: REASON, refund: '538.65' };
  expect(await auditOf(id)).toEqual([{ action: 'booking.cancel', before: { status: 'confirmed' }, after }]);
  expect((await newsOf(market.customer.id)).filter((type) => type === 'booking_cancelled')).toHaveLength(1);
  expect((await newsOf(market.provider.user_id)).filter((type) => type === 'job_cancelled')).toHaveLength(1);
});

test('of a job that has begun an admin leaves nothing or the late-cancellation lines, which are paid out a day later', async () => {
  const market = await openMarket(product);
  const { id } = await atWork(market);
  const [all, part] = (await open(market, id)).cancel_options;
  expect([all?.left, all?.refund, part?.left]).toEqual(['nothing', '538.65', 'late_lines']);
  const { refund = '', kept = '', payout = '' } = part ?? {};
  expect(Number(refund) + Number(kept)).toBeCloseTo(538.65, 2);
  expect((await cancel(market, id, { left: 'late_lines', refund })).status).toBe(200);
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({
    payment_status: 'partially_refunded',
    refund: { amount: refund, state: 'done' },
  });
  expect(await ledgerOf(product, id)).toMatchObject({ gateway: kept, provider_pending: `-${payout}` });
  product.clock.now = new Date(product.clock.now.getTime() + BOOKING_TIMES.keptPayoutAfterCancelMs);
  await product.work();
  expect(await ledgerOf(product, id)).toMatchObject({ provider_payable: `-${payout}` });
  expect((await open(market, id)).money.released_at).not.toBeNull();
});

test('a request is cancelled without a capture, and an unpaid booking without a refund', async () => {
  const market = await openMarket(product);
  const request = await market.request();
  expect((await open(market, request.id)).cancel_options).toMatchObject([{ left: 'nothing', refund: '538.65' }]);
  expect((await cancel(market, request.id, { left: 'nothing', refund: '538.65' })).status).toBe(200);
  await product.work();
  expect((await market.read('customer', request.id)).payment_status).toBe('voided');
  const unpaid = await market.book();
  expect((await cancel(market, unpaid.id, { left: 'nothing', refund: '0.00' })).status).toBe(200);
  expect((await market.read('customer', unpaid.id)).status).toBe('cancelled');
});

test('an admin starts a job without the code, not before its time, and the reason is kept', async () => {
  const market = await openMarket(product);
  const booking = await market.confirmed();
  expect((await open(market, booking.id)).can_start).toBe(false);
  expect(refusalOf(await market.startAsAdmin(booking.id, REASON))).toBe('state_changed');
  product.clock.now = new Date(new Date(booking.starts_at).getTime() - BOOKING_TIMES.startEarlyMs);
  expect((await open(market, booking.id)).can_start).toBe(true);
  expect(refusalOf(await market.startAsAdmin(booking.id, 'x'))).toBe('invalid_input');
  const started = AdminBooking.parse((await market.startAsAdmin(booking.id, REASON)).body);
  expect(started.booking.status).toBe('started');
  expect(started.history.at(-1)).toMatchObject({
    event: 'start',
    part: 'admin',
    actor: { user_id: market.admin.id },
    note: REASON,
  });
  const after = { status: 'started', note: REASON };
  expect(await auditOf(booking.id)).toEqual([{ action: 'booking.start', before: { status: 'confirmed' }, after }]);
  await product.work();
  expect(await newsOf(market.customer.id)).toContain('booking_started');
  expect(refusalOf(await market.startAsAdmin(booking.id, REASON))).toBe('state_changed');
});

test('an admin decides nothing about a booking of their own, and not by the calls of its people', async () => {
  const market = await openMarket(product);
  const own = await market.confirmed();
  await market.world.makeAdmin(market.customer.id);
  const terms = { reason: REASON, left: 'nothing', refund: '538.65' };
  const path = `/api/v1/admin/bookings/${own.id}`;
  expect(refusalOf(await market.ask('customer', 'POST', `${path}/cancel`, terms))).toBe('own_profile');
  expect(refusalOf(await market.ask('customer', 'POST', `${path}/start`, { reason: REASON }))).toBe('own_profile');
  const seen = AdminBooking.parse((await market.ask('customer', 'GET', path)).body);
  expect([seen.is_own, seen.cancel_options, seen.can_start]).toEqual([true, [], false]);
  for (const step of ['cancel', 'start'])
    expect(refusalOf(await market.ask('admin', 'POST', `/api/v1/bookings/${own.id}/${step}`, {}))).toBe(
      'state_changed',
    );
  expect((await market.read('provider', own.id)).status).toBe('confirmed');
});

test('of a customer and an admin who cancel at the same time one is refused, and the money goes back once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const market = await openMarket(product);
    const { id } = await market.confirmed();
    const refund = '538.65';
    const answers = await Promise.all([
      cancel(market, id, { left: 'nothing', refund }),
      market.ask('customer', 'POST', `/api/v1/bookings/${id}/cancel`, { refund }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await product.work();
    expect(await ledgerOf(product, id)).toEqual({});
    expect((await open(market, id)).money.operations.filter((each) => each.refund !== '0.00')).toHaveLength(1);
  }
});
