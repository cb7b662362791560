import { piastres } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { CARDS, hoursFrom, type Market, openMarket, passHours, payAt, WALLETS } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { problemsOf } from '../../testing/lives/check.ts';
import { useProduct } from '../../testing/product.ts';
import { runOperationsJob } from '../jobs.ts';

const product = useProduct();
const PAID = { gateway: '538.65', prepaid: '-538.65' };
const ACCEPTED = {
  gateway: '538.65',
  provider_pending: '-337.50',
  commission: '-112.50',
  platform_fee: '-22.50',
  vat: '-66.15',
};

/** A booking that was paid with a wallet and waits for the provider. */
async function paidByWallet(number: string = WALLETS.good, hours = 48) {
  const market = await openMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, hours) });
  await payAt(await market.openCheckout(id, 'wallet'), number);
  await product.work();
  return { market, id };
}

/** The id of the page of a booking at the gateway. */
const checkoutOf = async (id: string): Promise<string> => {
  const [row] = await product.owner.execute<{ checkout_id: string }>(
    sql`select checkout_id from payment_attempts where booking_id = ${id}`,
  );
  return row?.checkout_id ?? '';
};

const stateOf = async (market: Market, id: string) => {
  const { status, payment_status, is_charged } = await market.read('customer', id);
  return [status, payment_status, is_charged];
};

test('a wallet is charged at once, the provider is asked then, and accepting asks the gateway for nothing', async () => {
  const { market, id } = await paidByWallet();
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized', true]);
  expect(await ledgerOf(product, id)).toEqual(PAID);
  const { gateway } = product.services;
  const capture = () => Promise.reject(new Error('it is captured already'));
  product.services.gateway = { ...gateway, capture };
  await market.step('provider', id, 'accept');
  await product.work();
  product.services.gateway = gateway;
  expect(await stateOf(market, id)).toEqual(['confirmed', 'captured', false]);
  expect(await ledgerOf(product, id)).toEqual(ACCEPTED);
  expect(await problemsOf(product, id)).toEqual([]);
});

test.each(['decline', 'withdraw', 'no answer'])('a wallet gets all of its money back after this: %s', async (end) => {
  const { market, id } = await paidByWallet();
  if (end === 'decline') await market.step('provider', id, 'decline', { reason: 'I am away that week.' });
  else if (end === 'withdraw') await market.step('customer', id, 'withdraw');
  else await passHours(product, 24);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['cancelled', 'refunded', false]);
  expect((await market.read('customer', id)).refund).toMatchObject({ amount: '538.65', state: 'done' });
  expect(await ledgerOf(product, id)).toEqual({});
  expect(await problemsOf(product, id)).toEqual([]);
});

test('a late cancellation refunds the difference to the wallet', async () => {
  const { market, id } = await paidByWallet();
  await market.step('provider', id, 'accept');
  await product.work();
  await passHours(product, 25);
  await market.step('customer', id, 'cancel');
  await product.work();
  expect(await ledgerOf(product, id)).toMatchObject({ gateway: '256.50', provider_pending: '-168.75' });
  expect((await market.read('customer', id)).payment_status).toBe('partially_refunded');
});

test('a wallet that takes nothing back: the customer is owed the whole amount, once', async () => {
  const { market, id } = await paidByWallet(WALLETS.noRefund);
  await market.step('provider', id, 'decline', { reason: 'I am away that week.' });
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({ gateway: '538.65', customer_owed: '-538.65' });
  expect((await market.read('customer', id)).refund).toMatchObject({ owed: { state: 'open' } });
});

test('a refund whose answer was lost is made once', async () => {
  const { market, id } = await paidByWallet();
  const { gateway } = product.services;
  const refund: typeof gateway.refund = async (...given) => {
    await gateway.refund(...given);
    throw new Error('the answer was lost');
  };
  product.services.gateway = { ...gateway, refund };
  await market.step('provider', id, 'decline', { reason: 'I am away that week.' });
  await product.work();
  expect(await ledgerOf(product, id), 'nobody knows yet').toEqual(PAID);
  product.services.gateway = gateway;
  await product.runJob(runOperationsJob.name, id);
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({});
  expect(await problemsOf(product, id)).toEqual([]);
});

/** Lets so many seconds pass, with what the clock does in them. */
async function passSeconds(seconds: number) {
  product.clock.now = new Date(product.clock.now.getTime() + seconds * 1000);
  await product.work();
}

test('a charge whose webhook was lost is found', async () => {
  const { market, id } = await paidByWallet(WALLETS.noWebhook);
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'pending', false]);
  await passSeconds(60);
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized', true]);
});

test('a charge that comes after the hold has ended goes back', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const page = await market.openCheckout(id, 'wallet');
  await product.owner.execute(sql`update bookings set hold_extended_at = created_at where id = ${id}`);
  await passSeconds(15 * 60 - 2);
  await payAt(page, WALLETS.slow);
  await passSeconds(4);
  expect(await stateOf(market, id)).toEqual(['cancelled', 'pending', false]);
  await passSeconds(60);
  expect(await stateOf(market, id)).toEqual(['cancelled', 'refunded', false]);
  expect(await ledgerOf(product, id)).toEqual({});
  expect(await problemsOf(product, id)).toEqual([]);
});

test('money that the gateway has sent back by itself ends the request, and the books have nothing', async () => {
  const { market, id } = await paidByWallet();
  const { gateway } = product.services;
  const answer = await gateway.readCheckout(await checkoutOf(id));
  if ('refused' in answer) throw new Error(answer.code);
  await gateway.refund(answer.id, answer.amount, `by-hand-${id}`, piastres(0));
  await product.work();
  expect(await stateOf(market, id)).toEqual(['cancelled', 'voided', false]);
  expect(await ledgerOf(product, id)).toEqual({});
});

test('the customer can change the method until they have paid: one page is open at a time', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const wallet = await market.openCheckout(id, 'wallet');
  expect(await market.openCheckout(id, 'wallet')).toBe(wallet);
  const card = await market.openCheckout(id, 'card');
  expect(card).not.toBe(wallet);
  await payAt(wallet, WALLETS.good);
  await product.work();
  expect(await stateOf(market, id), 'its page is closed').toEqual(['awaiting_acceptance', 'pending', false]);
  await payAt(card, CARDS.good);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized', false]);
  expect(await ledgerOf(product, id)).toEqual({});
  expect(refusalOf(await market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' }))).toBe(
    'state_changed',
  );
});

test('a wallet that was declined is offered first when the customer tries again', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  await payAt(await market.openCheckout(id, 'wallet'), WALLETS.declined);
  await product.work();
  const { body } = await market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`);
  expect(body).toMatchObject({ attempt: 'none', methods: ['wallet', 'card', 'kiosk'] });
  await payAt(await market.openCheckout(id), WALLETS.good);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized', true]);
});

test('a package that is paid with a wallet is split as any other', async () => {
  const market = await openPackageMarket(product);
  const { create, wish, read } = packagesOf(product, market);
  const { body } = await create(await wish());
  const { id } = body as { id: string };
  await payAt(await market.openCheckout(id, 'wallet'), WALLETS.good);
  await product.work();
  await market.step('provider', id, 'accept');
  await product.work();
  const { bookings } = await read('customer', id);
  expect(bookings.map(({ booking }) => booking?.payment_status)).toEqual(Array.from({ length: 4 }, () => 'captured'));
  expect(await problemsOf(product, id)).toEqual([]);
});

test('an answer from before the payment that comes after it ends nothing', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const page = await market.openCheckout(id, 'wallet');
  const { gateway } = product.services;
  const before = await gateway.readCheckout(await checkoutOf(id));
  await payAt(page, WALLETS.good);
  await product.work();
  product.services.gateway = { ...gateway, readCheckout: () => Promise.resolve(before) };
  await passSeconds(60);
  await market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`);
  product.services.gateway = gateway;
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized', true]);
  expect(await ledgerOf(product, id)).toEqual(PAID);
});

test('an acceptance of money that the gateway has sent back by itself ends the booking, and the books have nothing', async () => {
  const { market, id } = await paidByWallet();
  const { gateway } = product.services;
  await market.step('provider', id, 'accept');
  const answer = await gateway.readCheckout(await checkoutOf(id));
  if ('refused' in answer) throw new Error(answer.code);
  await gateway.refund(answer.id, answer.amount, `by-hand-${id}`, piastres(0));
  await product.work();
  expect(await stateOf(market, id)).toEqual(['cancelled', 'failed', false]);
  expect((await market.read('customer', id)).cancel_reason).toBe('capture_failed');
  expect(await ledgerOf(product, id)).toEqual({});
  expect(await problemsOf(product, id)).toEqual([]);
});

test.each([
  ['all of it', undefined],
  ['a part, of which the rest goes back', 20_000],
] as const)('a bank that keeps what nobody has earned ends the refund: %s', async (_, amount) => {
  const { market, id } = await paidByWallet();
  const { press } = bankOf(product, market, id);
  await press('take', false, amount);
  await market.step('provider', id, 'decline', { reason: 'I am away that week.' });
  await product.work();
  expect(await stateOf(market, id), 'the bank decides').toEqual(['cancelled', 'authorized', true]);
  await press('lose', false);
  await product.runJob(runOperationsJob.name, id).catch(() => {});
  await product.work();
  expect(await stateOf(market, id)).toEqual(['cancelled', 'voided', false]);
  expect(await ledgerOf(product, id)).toEqual({});
  expect(await problemsOf(product, id)).toEqual([]);
  await passSeconds(86_400);
  expect(await problemsOf(product, id)).toEqual([]);
});
