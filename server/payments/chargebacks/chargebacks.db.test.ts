import { signWebhook } from '@hirfa/sandbox/gateway';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { chargeable } from '../../testing/chargebacks/bank.ts';
import { passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { TEST_GATEWAY, useProduct } from '../../testing/product.ts';

const product = useProduct();
const BOOKS = { commission: '-112.50', platform_fee: '-22.50', vat: '-66.15' };
const PENDING = { ...BOOKS, gateway: '538.65', provider_pending: '-337.50' };
const PAYABLE = { ...BOOKS, gateway: '538.65', provider_payable: '-337.50' };
const without = ({ gateway: _, ...books }: typeof PAYABLE) => books;

test('a bank takes the money before it is paid out and returns it: the payout is held, then all is as it was', async () => {
  const { market, id, press, finish, settle } = await chargeable(product);
  await finish();
  expect(await ledgerOf(product, id)).toEqual(PENDING);
  await press('take');
  expect(await ledgerOf(product, id)).toEqual({ ...PENDING, gateway: undefined, charged_back: '538.65' });
  await settle();
  const held = await market.read('provider', id);
  expect(held).toMatchObject({ payment_status: 'charged_back', chargebacks: [{ state: 'open', amount: '538.65' }] });
  expect(held.completed_at, 'it is settled, and nothing is paid out').not.toBeNull();
  expect(await ledgerOf(product, id)).toMatchObject({ provider_pending: '-337.50' });
  await expect(
    product.owner.execute(sql`update payments set released_at = now() where booking_id = ${id}`),
  ).rejects.toMatchObject({ cause: { constraint: 'charged_back_payout_is_held' } });
  await press('win');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({
    payment_status: 'captured',
    chargebacks: [{ state: 'won' }],
  });
  expect(await ledgerOf(product, id)).toEqual(PAYABLE);
});

test('a bank that keeps the money: the provider bears it before the payout, and gets nothing', async () => {
  const { market, id, press, finish, settle, bear } = await chargeable(product);
  await finish();
  await press('take');
  expect(refusalOf(await bear('provider')), 'the bank has not decided').toBe('state_changed');
  await press('lose');
  expect(refusalOf(await bear('provider')), 'the job is not settled').toBe('state_changed');
  const told = () =>
    product.owner.execute(sql`select from stream_events
    where stream = 'admins' and type = 'queue_changed' and entity_id = ${id}`);
  const before = (await told()).length;
  await settle();
  expect((await told()).length, 'it can be decided: open queues are read again').toBeGreaterThan(before);
  expect((await bear('provider')).status).toBe(200);
  await product.work();
  expect(refusalOf(await bear('platform')), 'once').toBe('state_changed');
  expect(await ledgerOf(product, id)).toEqual({ ...BOOKS, losses: '201.15' });
  const decision = { bearer: 'provider', borne: '337.50' };
  expect((await market.read('provider', id)).chargebacks[0]).toMatchObject({ state: 'lost', decision });
  expect((await market.read('customer', id)).chargebacks[0]).toMatchObject({ state: 'lost', decision: null });
});

test('the platform bears it, and the provider is paid', async () => {
  const { id, press, finish, settle, bear } = await chargeable(product);
  await finish();
  await press('take');
  await press('lose');
  await settle();
  await bear('platform');
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({ ...without(PAYABLE), losses: '538.65' });
});

test('after the payout, what the provider bears is a negative line of the next one', async () => {
  const { id, press, finish, settle, bear, market } = await chargeable(product);
  await finish();
  await settle();
  expect(await ledgerOf(product, id)).toEqual(PAYABLE);
  await press('take');
  await press('lose');
  const [moved] = await product.owner.execute(sql`select count(*)::int as entries from ledger_entries
    where booking_id = ${id} and account = 'provider_payable' and amount > 0`);
  expect(moved).toEqual({ entries: 0 });
  await bear('provider');
  await product.work();
  const [owes] = await product.owner.execute(sql`select amount::text from ledger_entries
    where booking_id = ${id} and account = 'provider_payable' and amount > 0`);
  expect(owes).toEqual({ amount: '337.50' });
  const week = await market.ask('provider', 'GET', `/api/v1/provider/earnings/lines?week=${await cairoDayOf(id)}`);
  expect(week.status).toBe(200);
  expect(week.body).toMatchObject({
    items: [{ charged_back: '337.50', earnings: { subtotal: '450.00', provider_payout: '0.00' } }],
  });
});

const cairoDayOf = async (id: string) => {
  const [row] = await product.owner.execute(
    sql`select (starts_at at time zone 'Africa/Cairo')::date::text as day from bookings where id = ${id}`,
  );
  return String(row?.day);
};

test('a refund under way waits for the bank: won, it goes back; lost, the bank has paid it, and nobody pays twice', async () => {
  for (const end of ['win', 'lose'] as const) {
    const { market, id, press } = await chargeable(product);
    await press('take', false);
    await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
    await product.work();
    expect(await market.read('customer', id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'charged_back',
      refund: { state: 'requested' },
    });
    expect(await ledgerOf(product, id)).toMatchObject({ charged_back: '538.65' });
    await press(end);
    await product.work();
    const after = await market.read('customer', id);
    expect(await ledgerOf(product, id), end).toEqual({});
    expect(after.payment_status).toBe('refunded');
    expect(after.refund).toEqual(end === 'win' ? expect.objectContaining({ amount: '538.65', state: 'done' }) : null);
  }
});

test('a late cancellation of which the bank took all: its refund counts as paid, and the rest is decided', async () => {
  const { market, id, press, bear } = await chargeable(product);
  await passHours(product, 25);
  await press('take');
  await market.step('customer', id, 'cancel');
  await passHours(product, 25);
  expect(await ledgerOf(product, id), 'nothing moves meanwhile').toMatchObject({ charged_back: '538.65' });
  await press('lose');
  await product.work();
  expect(await ledgerOf(product, id)).toMatchObject({ charged_back: '256.50', provider_pending: '-168.75' });
  await bear('platform');
  await passHours(product, 1);
  expect(await ledgerOf(product, id)).toMatchObject({ losses: '256.50', provider_payable: '-168.75' });
});

test('a part went back before: the bank takes the rest, and returns it', async () => {
  const { market, id, press } = await chargeable(product);
  await passHours(product, 25);
  await market.step('customer', id, 'cancel');
  await product.work();
  const before = await ledgerOf(product, id);
  await press('take');
  expect(await ledgerOf(product, id)).toMatchObject({ charged_back: '256.50' });
  await press('win');
  await product.work();
  expect(await ledgerOf(product, id)).toEqual(before);
  expect((await market.read('customer', id)).payment_status).toBe('partially_refunded');
  await passHours(product, 25);
  expect(await ledgerOf(product, id)).toMatchObject({ provider_payable: '-168.75' });
});

test('webhooks of a chargeback that are repeated, lost, late or forged change nothing besides', async () => {
  const { market, id, press, finish } = await chargeable(product);
  await finish();
  const [row] = await product.owner.execute(sql`select checkout_id as checkout from payment_attempts
    where booking_id = ${id}`);
  const send = async (type: string, secret: string = TEST_GATEWAY.webhookSecret) => {
    const checkout = { id: row?.checkout, dispute: { id: 'dis_1', state: 'lost', amount: 1 } };
    const body = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, type, data: { checkout } });
    const response = await fetch(`${product.address}/api/v1/webhooks/sandbox`, {
      method: 'POST',
      body,
      headers: { 'sandbox-signature': signWebhook(secret, body, product.clock.now) },
    });
    await product.work();
    return response.status;
  };
  expect(await send('dispute.created', 'another secret')).toBe(400);
  expect(await send('dispute.closed')).toBe(204);
  expect((await market.read('customer', id)).chargebacks, 'what is signed and false').toEqual([]);
  // The webhook of the begin is heard of after that of the end.
  await press('take', false);
  await press('win');
  for (const type of ['dispute.created', 'dispute.closed', 'dispute.created']) expect(await send(type)).toBe(204);
  expect(await market.read('customer', id)).toMatchObject({
    payment_status: 'captured',
    chargebacks: [{ state: 'won' }],
  });
  expect(await ledgerOf(product, id)).toEqual(PENDING);
  const [history] = await product.owner.execute(sql`select string_agg(event, ' ' order by id) as events
    from booking_history where booking_id = ${id} and event like '%charge_back%'`);
  expect(history).toEqual({ events: 'charge_back win_charge_back' });
});

test('the database refuses chargebacks that go back, are changed, or are borne by nobody who can', async () => {
  const { id, press, finish, settle } = await chargeable(product);
  await finish();
  await press('take');
  await press('lose');
  await settle();
  const refused = async (change: ReturnType<typeof sql>) =>
    expect(product.owner.execute(sql`update chargebacks set ${change} where booking_id = ${id}`)).rejects.toMatchObject(
      { cause: { code: '23514' } },
    );
  await refused(sql`state = 'open', ended_at = null`);
  await refused(sql`state = 'won'`);
  await refused(sql`amount = 1`);
  await refused(sql`sent_at = now(), evidence_note = 'too late'`);
  const decided = sql`decision_reason = 'because', decided_at = now()`;
  await refused(sql`bearer = 'platform'`);
  await refused(sql`bearer = 'provider', borne = 538.65, ${decided}`);
  await refused(sql`bearer = 'platform', borne = 10, ${decided}`);
  await expect(product.owner.execute(sql`delete from chargebacks where booking_id = ${id}`)).rejects.toMatchObject({
    cause: { code: '23001' },
  });
  await expect(
    product.owner.execute(sql`update payments set taken = 0, taken_of_lines = 0, held = customer_total
      where booking_id = ${id}`),
  ).rejects.toMatchObject({ cause: { constraint: 'chargeback_agrees' } });
});

test('a bank that returns the money after the start blames nobody: the job can be done, or ends by itself', async () => {
  for (const isDone of [true, false]) {
    const { market, booking, id, press } = await chargeable(product);
    await press('take');
    product.clock.now = new Date(booking.starts_at);
    await passHours(product, 1);
    await press('win');
    if (isDone) expect((await market.step('customer', id, 'start')).status).toBe('started');
    await passHours(product, 2);
    const absent = await market.ask('customer', 'POST', `/api/v1/bookings/${id}/provider-absent`, {});
    expect(refusalOf(absent)).toBe('state_changed');
    await passHours(product, 26);
    const { status, cancel_reason } = await market.read('provider', id);
    expect([status, cancel_reason]).toEqual(isDone ? ['completed', null] : ['cancelled', 'charged_back']);
    if (!isDone) expect(await ledgerOf(product, id)).toEqual({});
  }
});

test('of a confirmed booking nobody has to work: it ends by itself without blame, and the money waits for the bank', async () => {
  const { market, id, press } = await chargeable(product);
  await press('take');
  await passHours(product, 48 + 1 + 24);
  expect(await market.read('provider', id)).toMatchObject({ status: 'cancelled', cancel_reason: 'charged_back' });
  await press('lose');
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({});
});
