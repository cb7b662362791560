import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { piastres } from '@hirfa/domain/payments';
import { expect, onTestFinished, test } from 'vitest';
import { signedCallback, startFakePaymob } from '../../testing/fakes/paymob.ts';
import { PAYMOB_ACCOUNT } from '../../testing/fakes/paymob-account.ts';
import type { CheckoutOrder } from '../gateway.ts';
import { createPaymobGateway } from './paymob.ts';

const AMOUNT = piastres(51_300);
const MINUTE_MS = 60_000;
const START = new Date('2026-11-01T10:00:00Z');
const ORDER: CheckoutOrder = {
  attempt_id: 'attempt',
  booking_id: 'booking',
  amount: AMOUNT,
  method: 'card',
  saves_card: false,
  card_token: null,
  payer: { name: ' Mona  Ahmed Fathy', email: 'mona@example.com', phone: null },
  description: 'A very long name of a lesson in which people learn to make pots',
  language: 'ar',
  return_url: 'http://127.0.0.1:9/payment-return?booking=7',
  webhook_url: 'http://127.0.0.1:9/webhooks',
  expires_at: new Date(START.getTime() + 15 * MINUTE_MS),
};

/** The adapter in front of the fake, with a clock of both. */
async function opened(card: 'accepted' | 'declined' | 'slow' | null = null) {
  let now = START;
  const clock = () => now;
  const fake = await startFakePaymob(clock);
  onTestFinished(() => fake.close());
  const gateway = createPaymobGateway({ ...PAYMOB_ACCOUNT, url: fake.url }, clock);
  const checkout = await gateway.openCheckout(ORDER);
  if ('refused' in checkout) throw new Error(checkout.code);
  const { id, url } = { ...checkout, url: checkout.url ?? '' };
  if (card !== null) fake.account.pay(id, card);
  const pass = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE_MS));
  return { fake, gateway, id, url, pass };
}

async function captured() {
  const opening = await opened('accepted');
  await opening.gateway.capture(opening.id, AMOUNT, 'capture');
  return opening;
}

test('a page shows the public key and its secret, and Paymob is told who pays', async () => {
  const { fake, id, url } = await opened();
  const page = new URL(url);
  expect(page.pathname).toBe('/unifiedcheckout/');
  expect(page.searchParams.get('publicKey')).toBe(PAYMOB_ACCOUNT.publicKey);
  expect(fake.account.orderAt(url)).toBe(id);
  expect(fake.account.order(id)).toMatchObject({
    billing: { first_name: 'Mona', last_name: 'Ahmed Fathy', email: 'mona@example.com', phone_number: 'NA' },
    reference: expect.stringMatching(/^attempt_\d{10}_[0-9a-f]{8}$/),
    ends_at: ORDER.expires_at.getTime(),
  });
});

test('a page stays open for another card, and is closed two minutes after its end', async () => {
  const { gateway, id, pass } = await opened('declined');
  expect(await gateway.closeCheckout(id)).toMatchObject({ state: 'open', held: 0 });
  pass(16);
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'open' });
  pass(2);
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'closed' });
  expect(await gateway.closeCheckout(id)).toMatchObject({ state: 'closed' });
});

test('a payment that the bank decides about late is found after the end of the page', async () => {
  const { fake, gateway, id, pass } = await opened('slow');
  pass(60);
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'processing' });
  await expect(gateway.void(id, 'void')).rejects.toThrow('still working');
  fake.account.settle(id);
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'authorized', held: 0 });
});

test('a reference waits for its cash, ends with its time, and is found when a kiosk tells of it hours later', async () => {
  const { fake, gateway, pass } = await opened();
  const opening = await gateway.openCheckout({ ...ORDER, attempt_id: 'cash', method: 'kiosk' });
  if ('refused' in opening) throw new Error(opening.code);
  const { id, url, reference } = opening;
  expect([url, reference]).toEqual([null, { code: expect.stringMatching(/^\d{9}$/), pay_by: ORDER.expires_at }]);
  expect(await gateway.closeCheckout(id)).toMatchObject({ state: 'open', reference });
  pass(18);
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'closed', reference });
  pass(240);
  fake.account.settle(id);
  expect(gateway.readWebhook(fake.webhookOf(id), START)).toMatchObject({ about: id });
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'captured', held: AMOUNT });
});

test('a wallet is pending first; an account without wallets and kiosks offers cards alone', async () => {
  const { fake, gateway } = await opened();
  const opening = await gateway.openCheckout({ ...ORDER, attempt_id: 'wallet', method: 'wallet' });
  const { id } = 'refused' in opening ? { id: '' } : opening;
  fake.account.pay(id, 'slow');
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'processing', held: 0 });
  fake.account.settle(id);
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'captured', held: AMOUNT });
  expect(Object.keys(gateway.methods)).toEqual(['card', 'wallet', 'kiosk']);
  const cards = createPaymobGateway({
    ...PAYMOB_ACCOUNT,
    url: fake.url,
    walletIntegration: null,
    kioskIntegration: null,
  });
  expect(Object.keys(cards.methods)).toEqual(['card']);
});

test('a bearer is used for an hour, and renewed when it ends earlier', async () => {
  const { fake, gateway, id, pass } = await opened('accepted');
  for (const _ of [1, 2, 3]) await gateway.readCheckout(id);
  expect(fake.bearers.size).toBe(1);
  pass(61);
  await gateway.readCheckout(id);
  expect(fake.bearers.size).toBe(2);
  fake.endBearers();
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'authorized' });
});

test('after a part was sent back by hand, or twice, nothing more is sent', async () => {
  const { fake, gateway, id } = await captured();
  const [payment] = fake.account.order(id).transactions;
  fake.account.operate('refund', { transaction_id: payment?.id, amount_cents: 1000 });
  const left = piastres(AMOUNT - 5000);
  expect(await gateway.refund(id, piastres(5000), 'one', left)).toEqual({
    refused: 'other',
    code: 'another_sum_is_held',
  });
  expect(fake.account.held(id)).toBe(AMOUNT - 1000);
});

test('nothing is sent while Paymob is working on a refund', async () => {
  const { fake, gateway, id } = await captured();
  fake.account.isSlow = true;
  const refund = () => gateway.refund(id, piastres(5000), 'one', piastres(AMOUNT - 5000));
  for (const _ of [1, 2]) await expect(refund()).rejects.toThrow('still working');
  fake.account.settle(id);
  expect(await refund()).toMatchObject({ state: 'captured', held: AMOUNT - 5000 });
  expect(fake.account.order(id).transactions).toHaveLength(3);
});

test('a refund waits for the balance, and one that can never go back is refused for good', async () => {
  const { fake, gateway, id } = await captured();
  const refund = (amount: number) => gateway.refund(id, piastres(amount), 'one', piastres(AMOUNT - amount));
  fake.account.refusesRefunds = 'no_balance';
  await expect(refund(5000)).rejects.toThrow('can not pay back now');
  fake.account.refusesRefunds = 'closed_card';
  expect(await refund(5000)).toMatchObject({ refused: 'not_refundable' });
  fake.account.refusesRefunds = null;
  expect(await refund(99)).toMatchObject({ refused: 'not_refundable' });
  expect(await gateway.readCheckout(id)).toMatchObject({ state: 'captured', held: AMOUNT });
});

/** The adapter in front of a server that gives one answer to everything. */
async function adapterWith(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return createPaymobGateway({ ...PAYMOB_ACCOUNT, url: `http://127.0.0.1:${port}` });
}

test('a page that is refused says why, in whichever form Paymob says it', async () => {
  for (const [status, body, code] of [
    [404, { detail: 'Integration ID/Name does not exist' }, 'Integration ID/Name does not exist'],
    [400, { amount: ['too little'] }, '{"amount":["too little"]}'],
    [400, { billing_data: { email: ['required'] } }, '{"billing_data":{"email":["required"]}}'],
    [400, { integrations: ['no such currency'] }, '{"integrations":["no such currency"]}'],
    [406, { code: 'unmatched_item_prices' }, '{"code":"unmatched_item_prices"}'],
    [400, ['a list'], '["a list"]'],
  ] as const) {
    const gateway = await adapterWith(status, JSON.stringify(body));
    expect(await gateway.openCheckout(ORDER)).toEqual({ refused: 'other', code });
  }
});

test('a temporary failure is thrown', async () => {
  for (const [status, body] of [
    [401, '{"detail":"incorrect credentials"}'],
    [404, '<html>'],
    [429, '{}'],
    [500, '{}'],
    [200, '<html>'],
  ] as const) {
    const gateway = await adapterWith(status, body);
    await expect(gateway.openCheckout(ORDER), `${status}`).rejects.toThrow('Paymob answered');
    await expect(gateway.readCheckout('7'), `${status}`).rejects.toThrow('Paymob answered');
  }
});

test('a callback is signed as in a published example', async () => {
  const { gateway } = await opened();
  const example = createPaymobGateway({ ...PAYMOB_ACCOUNT, url: 'http://127.0.0.1:9', hmacSecret: 'sim_hmac_secret' });
  const hmac =
    '033e0bca25918ecf037674c6f9e3ed1c11ba969f16b647f39cf0c404bdcf6db7' +
    '67e0fbe9dc8a523cbc8d19e459c3843222d167201f4705657002eb3671f2619b';
  const obj = {
    amount_cents: 10_000,
    created_at: '2026-08-14T12:00:00.000000',
    currency: 'EGP',
    error_occured: false,
    has_parent_transaction: false,
    id: 900_001,
    integration_id: 1001,
    is_3d_secure: false,
    is_auth: false,
    is_capture: false,
    is_refunded: false,
    is_standalone_payment: true,
    is_voided: false,
    order: { id: 700_001, merchant_order_id: 'ORDER-123' },
    owner: 500_001,
    pending: false,
    source_data: { pan: '0010', sub_type: 'Visa', type: 'card' },
    success: true,
  };
  const webhook = {
    body: JSON.stringify({ type: 'TRANSACTION', obj }),
    headers: new Headers(),
    query: new URLSearchParams({ hmac }),
  };
  expect(example.readWebhook(webhook, START)).toMatchObject({ event_id: `transaction-${hmac}`, about: '700001' });
  expect(gateway.readWebhook(webhook, START)).toBeNull();
});

test('what is not signed is not read, and a repeated event keeps its id', async () => {
  const { fake, gateway, id } = await opened('accepted');
  const real = fake.webhookOf(id);
  const told = gateway.readWebhook(real, START);
  const { type, obj } = JSON.parse(real.body);
  const claimed = { ...obj, captured_amount: 999, refunded_amount_cents: 999, hidden: 'Mona' };
  claimed.order = { id: obj.order.id, merchant_order_id: 'another', amount_cents: 1 };
  expect(gateway.readWebhook({ ...real, body: JSON.stringify({ type, obj: claimed }) }, START)).toEqual(told);
  expect(told?.kept).not.toMatch(/Mona|2346|MasterCard/);
});

test('of a saved card the token is told, and not kept with the event; callbacks of other kinds are refused', async () => {
  const { gateway } = await opened();
  const card = {
    card_subtype: 'MasterCard',
    created_at: '2026-08-14T12:00:00.000000',
    email: 'mona@example.com',
    id: 8,
    masked_pan: 'xxxx-xxxx-xxxx-2346',
    merchant_id: 5,
    order_id: '7',
    token: 'e98aceb96f5a370ddf46460db9d555f8',
  };
  const event = gateway.readWebhook(signedCallback(card, 'TOKEN', Object.keys(card).join(' ')), START);
  expect(event).toMatchObject({
    about: '7',
    kept: '{"type":"TOKEN"}',
    saved_card: { token: card.token, brand: 'MasterCard', last_digits: '2346', expires: null },
  });
  const unreadable = { ...card, token: '' };
  const nothing = gateway.readWebhook(signedCallback(unreadable, 'TOKEN', Object.keys(card).join(' ')), START);
  expect([nothing?.saved_card, await gateway.checkoutOf(nothing?.about ?? '7')]).toEqual([undefined, null]);
  expect(gateway.readWebhook(signedCallback(card, 'SUBSCRIPTION'), START)).toBeNull();
  expect(gateway.readWebhook({ ...signedCallback({ id: 1 }), body: 'no JSON' }, START)).toBeNull();
  expect(gateway.readWebhook(signedCallback({ id: 1, order: null }), START)).toBeNull();
});
