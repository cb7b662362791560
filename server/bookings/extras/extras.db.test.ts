import { EXTRA } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { disputing } from '../../testing/disputes/sides.ts';
import { halvedJob, jobAtWork } from '../../testing/extras/sides.ts';
import { CARDS, passHours, payAt } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

/** The books of EGP 450, and of EGP 600. */
const BEFORE = {
  gateway: '538.65',
  provider_pending: '-337.50',
  commission: '-112.50',
  platform_fee: '-22.50',
  vat: '-66.15',
};
const AFTER = {
  gateway: '718.20',
  provider_pending: '-450.00',
  commission: '-150.00',
  platform_fee: '-30.00',
  vat: '-88.20',
};

test('an extra that is approved and paid raises the price, once, and the provider earns of it', async () => {
  const { market, booking, propose, newest, pay } = await jobAtWork(product);
  expect((await propose()).status).toBe(200);
  expect(await newest()).toMatchObject({
    work: '100.00',
    materials: '50.00',
    costs: { total: '179.55', payout: '112.50' },
    approved_at: null,
    outcome: null,
  });
  expect(await ledgerOf(product, booking.id), 'nothing is charged yet').toEqual(BEFORE);
  await pay();
  await product.work();
  expect(await newest()).toMatchObject({ outcome: 'added', costs: null, approved_at: product.clock.now.toISOString() });
  expect(await ledgerOf(product, booking.id)).toEqual(AFTER);
  expect((await market.read('customer', booking.id)).price).toMatchObject({
    customer_total: '718.20',
    subtotal: '600.00',
  });
  expect((await market.read('provider', booking.id)).earnings).toMatchObject({ provider_payout: '450.00' });
  await market.step('provider', booking.id, 'finish');
  await market.step('customer', booking.id, 'confirm-completion');
  await product.work();
  expect(await ledgerOf(product, booking.id)).toMatchObject({ provider_payable: '-450.00', gateway: '718.20' });
});

test('while the bank holds the money, the customer reads so, and the provider has the rates of the booking', async () => {
  const { market, booking, propose, approve, newest } = await jobAtWork(product);
  await propose();
  await approve();
  expect(await newest()).toMatchObject({ is_secured: false });
  await product.owner.execute(sql`update extra_charges set rail_state = 'authorized' where booking_id = ${booking.id}`);
  expect(await newest()).toMatchObject({ is_secured: true });
  const forProvider = await market.read('provider', booking.id);
  expect(forProvider).toMatchObject({
    rates: { commission_rate: '0.25', platform_fee_rate: '0.05', vat_rate: '0.14' },
    extras: [{ is_secured: false }],
  });
  expect((await market.read('customer', booking.id)).rates).toBeNull();
});

test('an extra that is declined or taken back leaves the price as it was, and cannot be paid', async () => {
  const { booking, propose, decline, withdraw, approve, newest } = await jobAtWork(product);
  await propose();
  expect((await decline()).status).toBe(200);
  expect((await newest()).outcome).toBe('declined');
  expect(refusalOf(await approve('179.55'))).toBe('state_changed');
  await propose();
  expect(refusalOf(await propose()), 'one at a time').toBe('state_changed');
  expect((await withdraw()).status).toBe(200);
  expect(refusalOf(await approve('179.55'))).toBe('state_changed');
  await product.work();
  expect(await ledgerOf(product, booking.id)).toEqual(BEFORE);
});

test('the customer never pays more than they were shown, and nobody answers for the other', async () => {
  const { market, booking, propose, approve, newest } = await jobAtWork(product);
  await propose();
  const answer = await approve('100.00');
  expect([refusalOf(answer), answer.body]).toMatchObject(['state_changed', { data: { amount: '179.55' } }]);
  expect((await newest()).approved_at).toBeNull();
  const { id: extra_id } = await newest();
  const path = (verb: string) => `/api/v1/bookings/${booking.id}/${verb}`;
  for (const [who, verb] of [
    ['provider', 'decline-extra'],
    ['customer', 'withdraw-extra'],
    ['admin', 'withdraw-extra'],
  ] as const)
    expect(refusalOf(await market.ask(who, 'POST', path(verb), { extra_id })), `${who} ${verb}`).toBe('state_changed');
  const sent = { extra_id, total: '179.55', language: 'en' };
  expect(refusalOf(await market.ask('provider', 'POST', path('approve-extra'), sent))).toBe('not_found');
});

test('a payment that fails leaves the old price, and the customer can pay again', async () => {
  const { booking, propose, pay, newest } = await jobAtWork(product);
  await propose();
  await pay(CARDS.declined);
  await product.work();
  expect(await newest()).toMatchObject({ outcome: null, approved_at: product.clock.now.toISOString() });
  expect(await ledgerOf(product, booking.id)).toEqual(BEFORE);
  await pay();
  await product.work();
  expect(await ledgerOf(product, booking.id)).toEqual(AFTER);
});

test('a capture that is refused leaves the old price, and the authorization is released', async () => {
  const { market, booking, propose, pay, newest } = await jobAtWork(product);
  await propose();
  await pay(CARDS.noCapture);
  await product.work();
  expect((await newest()).outcome).toBeNull();
  expect(await ledgerOf(product, booking.id)).toEqual(BEFORE);
  expect(await chargesOf(booking.id)).toEqual([{ rail_state: 'voided', held: '0.00', refused: '0.00' }]);
  expect(await toldOfRelease(booking.id), 'who has paid hears that nothing was taken').toEqual([market.customer.id]);
});

test('what is paid after the job has ended, was disputed or declined, is released', async () => {
  for (const end of ['finish', 'dispute', 'decline'] as const) {
    const { market, booking, propose, approve, decline, newest } = await jobAtWork(product);
    await propose();
    const { body } = await approve();
    if (end === 'finish') await market.step('provider', booking.id, 'finish');
    if (end === 'dispute') await disputing(product, market, booking.id).open();
    if (end === 'decline') await decline();
    await payAt(checkoutIn(body), CARDS.good);
    await product.work();
    expect((await newest()).outcome, end).toBe(end === 'decline' ? 'declined' : 'lapsed');
    expect(await ledgerOf(product, booking.id), end).toEqual(BEFORE);
    expect(await chargesOf(booking.id), end).toEqual([{ rail_state: 'voided', held: '0.00', refused: '0.00' }]);
    expect(await toldOfRelease(booking.id), end).toEqual([market.customer.id]);
  }
});

test('a decision gives the extra back first, then what was booked; what can not go back of it is owed', async () => {
  const { market, booking, newest } = await halvedJob(product);
  // EGP 359.10 go back: 179.55 of the extra, which its card does not take, and as much of what was booked.
  expect(await ledgerOf(product, booking.id)).toMatchObject({ gateway: '538.65', customer_owed: '-179.55' });
  expect(await chargesOf(booking.id)).toEqual([{ rail_state: 'captured', held: '0.00', refused: '179.55' }]);
  expect((await market.read('customer', booking.id)).refund).toMatchObject({
    amount: '359.10',
    state: 'failed',
    owed: { state: 'open', amount: '179.55' },
  });
  expect((await newest()).outcome).toBe('added');
});

test('cancelling gives back what was booked and what was added', async () => {
  const { market, booking, propose, pay } = await jobAtWork(product);
  await propose('200.00', '0.00');
  await pay();
  await product.work();
  await market.cancelAsAdmin(booking.id, 'The house has no water today.');
  await product.work();
  expect(await ledgerOf(product, booking.id)).toEqual({});
  expect(await chargesOf(booking.id)).toEqual([{ rail_state: 'captured', held: '0.00', refused: '0.00' }]);
  await passHours(product, 30);
  expect(await ledgerOf(product, booking.id)).toEqual({});
});

test('at most five are added, and few proposed in all, of an allowed price', async () => {
  const { propose, decline, pay } = await jobAtWork(product);
  expect((await propose('4.00', '0.00')).body).toMatchObject({ data: { fields: [{ path: 'work' }] } });
  expect((await propose('20000.00', '0.01')).status).toBe(400);
  for (let round = 0; round < 6; round += 1) {
    expect((await propose('5.00', '0.00')).status).toBe(200);
    await decline();
  }
  for (let round = 0; round < EXTRA.most; round += 1) {
    await propose('5.00', '0.00');
    await pay();
    await product.work();
  }
  expect(refusalOf(await propose()), 'five are added').toBe('state_changed');
});

async function chargesOf(bookingId: string) {
  return [
    ...(await product.owner.execute(sql`select rail_state, held::text, refused::text from extra_charges
      where booking_id = ${bookingId} order by extra_id`)),
  ];
}

/** Whom it was said that the money of an extra was not taken. */
async function toldOfRelease(bookingId: string) {
  const rows = await product.owner.execute<{ user_id: string }>(sql`select user_id from notifications
    where type = 'extra_released' and metadata ->> 'booking_id' = ${bookingId}`);
  return rows.map(({ user_id }) => user_id);
}

function checkoutIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('checkout_url' in body)) throw new Error('no checkout');
  return String(body.checkout_url);
}
