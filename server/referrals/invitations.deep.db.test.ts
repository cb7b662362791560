import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../testing/calls.ts';
import { hoursFrom, openMarket } from '../testing/market.ts';
import { ledgerOf } from '../testing/money.ts';
import { useProduct } from '../testing/product.ts';
import { imbalanceOf } from '../testing/referrals/credit.ts';
import { createGuest } from '../testing/referrals/guest.ts';

const product = useProduct();
const BALANCED = { credit: '0.00', ledger: '0.00', bonus: '0' };

/** What a person was told of their credit, and how many mails of it they have. */
async function newsOf(userId: string) {
  const rows = await product.owner.execute<{ type: string; mails: number }>(sql`select type,
    (select count(*)::int from mails where mails.user_id = told.user_id and mails.event_key = told.event_key) as mails
    from notifications as told where user_id = ${userId} and type like 'referral%' order by type`);
  return rows.map(({ type, mails }) => [type, mails]);
}

/** A market with somebody who invites, and somebody whom they have invited. */
async function invited() {
  const market = await openMarket(product);
  const inviter = await createGuest(product, market, 'Mona Adel Farid');
  const guest = await createGuest(product, market, 'Omar Sameh');
  const { code } = await inviter.referrals();
  expect(await guest.accept(code)).toBe('bound');
  return { market, inviter, guest, code };
}

test('the first booking of an invited person costs less; the inviter earns the same when it settles, and spends it', async () => {
  const { market, inviter, guest, code } = await invited();
  expect((await inviter.referrals()).code).toBe(code);
  expect((await guest.price()).price).toEqual({
    subtotal: '450.00',
    platform_fee: '22.50',
    vat: '66.15',
    vat_rate: '0.14',
    referral_bonus: '50.00',
    discounts: [{ kind: 'invitation', amount: '50.00' }],
    customer_total: '488.65',
  });
  const booked = await guest.book();
  expect(booked.price).toEqual((await guest.read(booked.id)).price);
  expect((await guest.price()).price.discounts, 'another one is not the first').toEqual([]);
  const [row] = await product.owner.execute(sql`select referral_flat_egp from bookings where id = ${booked.id}`);
  expect(row).toEqual({ referral_flat_egp: '50.00' });
  expect(await inviter.referrals()).toMatchObject({ credit: '0.00', earned: '0.00' });
  const confirmed = await guest.confirm(booked);
  expect(await ledgerOf(product, booked.id)).toEqual({
    gateway: '488.65',
    promotions: '50.00',
    provider_pending: '-337.50',
    commission: '-112.50',
    platform_fee: '-22.50',
    vat: '-66.15',
  });
  await guest.settle(confirmed);
  expect(await inviter.referrals()).toMatchObject({ credit: '50.00', earned: '50.00', owed: '0.00' });
  expect(await newsOf(inviter.id)).toEqual([['referral_earned', 1]]);
  const spent = await inviter.book({ starts_at: hoursFrom(product.clock.now, 50) });
  expect(spent.price).toMatchObject({
    discounts: [{ kind: 'credit', amount: '50.00' }],
    customer_total: '488.65',
  });
  expect(await inviter.credit()).toEqual([
    ['spent', '-50.00'],
    ['earned', '50.00'],
  ]);
  await inviter.step(spent.id, 'withdraw');
  expect(await inviter.referrals()).toMatchObject({ credit: '50.00' });
  await product.work();
  expect(await imbalanceOf(product)).toEqual(BALANCED);
  expect(market.offer.base_price).toBe('450.00');
});

test('an invitation goes back with every booking that ends before it settles, and counts for the next one', async () => {
  const { market, guest } = await invited();
  const discounts = async () => (await guest.price()).price.discounts;
  const held = await guest.book();
  product.clock.now = new Date(Date.parse(held.hold_until) + 1);
  await product.work();
  expect(await discounts()).toHaveLength(1);
  const declined = await guest.book();
  await guest.pay(declined.id);
  await market.step('provider', declined.id, 'decline', { reason: 'I am travelling that day' });
  expect(await discounts()).toHaveLength(1);
  const free = await guest.confirm(await guest.book());
  expect(await discounts()).toEqual([]);
  await guest.cancel(free.id);
  expect(await discounts()).toHaveLength(1);
  await product.work();
  expect(await guest.read(free.id)).toMatchObject({ payment_status: 'refunded' });
  expect(await ledgerOf(product, free.id)).toEqual({});
  const late = await guest.confirm(await guest.book({ starts_at: hoursFrom(product.clock.now, 10) }));
  product.clock.now = new Date(product.clock.now.getTime() + 31 * 60_000);
  await guest.cancel(late.id);
  await product.work();
  expect(await discounts(), 'what is kept of a late cancellation has used it').toEqual([]);
  expect(await guest.read(late.id)).toMatchObject({
    payment_status: 'partially_refunded',
    price: { referral_bonus: '50.00', customer_total: '206.50' },
  });
  expect(await imbalanceOf(product)).toEqual(BALANCED);
});

test('after a refund the inviter loses the credit; what was spent meanwhile is taken from later earnings', async () => {
  const { market, inviter, guest, code } = await invited();
  const done = await guest.settle(await guest.confirm(await guest.book()));
  const spent = await inviter.confirm(await inviter.book({ starts_at: hoursFrom(product.clock.now, 150) }));
  await product.owner.execute(sql`update profiles set is_test = true
    where user_id in (${guest.id}, ${market.provider.user_id})`);
  expect(
    (await market.ask('admin', 'POST', '/functions/v1/admin-delete-booking-by-id', { booking_id: done.id })).status,
  ).toBeLessThan(300);
  await product.work();
  expect(await inviter.referrals()).toMatchObject({ credit: '0.00', owed: '50.00', earned: '0.00' });
  await product.work();
  expect(await newsOf(inviter.id)).toEqual([
    ['referral_earned', 1],
    ['referral_reversed', 1],
  ]);
  const next = await createGuest(product, market, 'Hoda Samir');
  await next.accept(code);
  const again = await next.book({ starts_at: hoursFrom(product.clock.now, 70) });
  await next.settle(await next.confirm(again));
  expect(await inviter.referrals()).toMatchObject({ credit: '0.00', owed: '0.00', earned: '50.00' });
  expect(await inviter.credit()).toEqual([
    ['owed', '-50.00'],
    ['earned', '50.00'],
    ['spent', '-50.00'],
    ['earned', '50.00'],
  ]);
  expect((await inviter.read(spent.id)).price?.discounts).toEqual([{ kind: 'credit', amount: '50.00' }]);
  expect(await imbalanceOf(product)).toEqual(BALANCED);
});

test('a person is bound once, while they are new; the code greets by the display name', async () => {
  const { market, inviter, guest, code } = await invited();
  const greeting = await market.ask('customer', 'GET', `/api/v1/invitations/${code.toLowerCase()}`);
  expect(greeting.body).toEqual({ display_name: 'Mona F.', flat: '50.00' });
  expect(refusalOf(await guest.send('GET', '/api/v1/invitations/NOBODY'))).toBe('not_found');
  expect(refusalOf(await guest.send('POST', '/api/v1/referrals/invitation', { code: 'NOBODY' }))).toBe('not_found');
  expect(refusalOf(await guest.send('POST', '/api/v1/referrals/invitation', { code }))).toBe('state_changed');
  const old = await createGuest(product, market);
  product.clock.now = new Date(product.clock.now.getTime() + 25 * 3_600_000);
  expect(await old.accept(code)).toBe('not_new');
  const booked = await createGuest(product, market);
  await booked.book();
  expect(await booked.accept(code)).toBe('not_new');
  const seen = (await inviter.send('GET', '/api/v1/referrals/invited')).body;
  expect(seen).toMatchObject({ items: [{ first_name: 'Omar', state: 'bound' }] });
  const copy = await guest.send('GET', '/api/v1/me/export');
  expect(copy.body).toMatchObject({ data: { 'public.invitations': [{ state: 'bound' }] } });
  expect((await guest.referrals()).invitation).toEqual({ inviter: 'Mona F.', state: 'bound', amount: null });
});

test('the rules of abuse refuse an invitation, each for its reason, which admins alone read', async () => {
  const market = await openMarket(product);
  const inviter = await createGuest(product, market);
  const { code } = await inviter.referrals();
  await inviter.usesDevice(`phone ${inviter.id}`);
  const tries: [string, (guest: Awaited<ReturnType<typeof createGuest>>) => Promise<unknown>][] = [
    ['same_device', (guest) => guest.usesDevice(`phone ${inviter.id}`)],
    [
      'device_of_others',
      async (guest) => {
        await guest.usesDevice(`tablet ${guest.id}`);
        for (const _ of [1, 2, 3]) await (await createGuest(product, market)).usesDevice(`tablet ${guest.id}`);
      },
    ],
    [
      'throwaway_mail',
      async (guest) => {
        await product.owner.execute(
          sql`update auth.users set email = ${`${guest.id}@mail.mailinator.com`} where id = ${guest.id}`,
        );
      },
    ],
  ];
  for (const [reason, prepare] of tries) {
    const guest = await createGuest(product, market);
    await prepare(guest);
    expect(await guest.accept(code), reason).toBe('refused');
    expect((await guest.price()).price.discounts).toEqual([]);
    const [row] = await product.owner.execute(sql`select refused_for from invitations where invited_id = ${guest.id}`);
    expect(row).toEqual({ refused_for: reason });
  }
  expect(await inviter.accept(code)).toBe('refused');
  const [first, second] = [await createGuest(product, market), await createGuest(product, market)];
  expect(await second.accept((await first.referrals()).code)).toBe('bound');
  expect(await first.accept((await second.referrals()).code), 'a ring').toBe('refused');
  const { body } = await market.ask('admin', 'GET', '/api/v1/admin/refused-invitations');
  expect(JSON.stringify(body)).toMatch(/"ring".*"throwaway_mail".*"device_of_others".*"same_device".*"oneself"/);
});

test('of a household with one device the first one keeps the invitation, also when the second one has the same', async () => {
  const { market, inviter, guest, code } = await invited();
  await guest.usesDevice(`tablet ${guest.id}`);
  const second = await createGuest(product, market);
  await second.usesDevice(`tablet ${guest.id}`);
  product.clock.now = new Date(product.clock.now.getTime() + 1000);
  expect(await second.accept(code)).toBe('refused');
  const booked = await guest.book();
  expect(booked.price?.discounts).toEqual([{ kind: 'invitation', amount: '50.00' }]);
  await guest.settle(await guest.confirm(booked));
  expect(await inviter.referrals()).toMatchObject({ credit: '50.00' });
});

test('who comes to a tablet later takes nothing from who was invited on it before', async () => {
  const { market, inviter, guest } = await invited();
  await guest.usesDevice(`tablet ${guest.id}`);
  product.clock.now = new Date(product.clock.now.getTime() + 1000);
  for (const _ of [1, 2, 3]) await (await createGuest(product, market)).usesDevice(`tablet ${guest.id}`);
  const booked = await guest.book();
  expect(booked.price?.discounts).toEqual([{ kind: 'invitation', amount: '50.00' }]);
  await guest.settle(await guest.confirm(booked));
  expect(await inviter.referrals()).toMatchObject({ credit: '50.00' });
});

test('a payment with the card of the inviter brings no credit', async () => {
  const { market, inviter, guest } = await invited();
  const own = await inviter.confirm(await inviter.book({ starts_at: hoursFrom(product.clock.now, 90) }));
  const booked = await guest.confirm(await guest.book());
  await product.owner.execute(
    sql`update payment_attempts set instrument = 'one card' where booking_id in (${own.id}, ${booked.id})`,
  );
  await guest.settle(booked);
  expect(await inviter.referrals()).toMatchObject({ credit: '0.00' });
  const seen = (await inviter.send('GET', '/api/v1/referrals/invited')).body;
  expect(seen).toMatchObject({ items: [{ state: 'refused' }] });
  expect(await market.total()).toBe('538.65');
});
