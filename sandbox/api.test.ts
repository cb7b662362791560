import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReceiver, type Receiver } from './testing/receiver.ts';
import { movableClock, runGateway, type MovableClock, type RunningGateway } from './testing/running-gateway.ts';

const SUCCESS = { number: '4242424242424242' };
let clock: MovableClock;
let receiver: Receiver;
let gateway: RunningGateway;

beforeEach(async () => {
  clock = movableClock();
  receiver = await openReceiver();
  gateway = await runGateway(receiver.url, clock);
});
afterEach(async () => {
  await gateway.close();
  receiver.close();
});

async function captured(amount = 51_300) {
  const { id } = await gateway.create();
  await gateway.pay(id, SUCCESS);
  await gateway.act(id, 'capture', { amount });
  return id;
}

test('a new checkout is open, and its url is the address of its page', async () => {
  const checkout = await gateway.create();
  expect(checkout).toMatchObject({
    reference: 'booking-7',
    state: 'open',
    amount: 51_300,
    captured_amount: 0,
    refunded_amount: 0,
    failure: null,
  });
  expect(checkout.url).toBe(`${gateway.url}/checkout/${checkout.id}`);
  expect(await gateway.read(checkout.id)).toEqual(checkout);
});

test('calls without the key are refused, and so are unknown fields, bad values and bodies over 100 kB', async () => {
  const { post, newCheckout } = gateway;
  const answer = async (body: unknown, call: object = { key: 'k' }) => {
    const { status, body: answered } = await post('/v1/checkouts', body, call);
    return `${status} ${JSON.stringify(answered).match(/"code":"(\w+)"/)?.[1] ?? ''}`;
  };
  expect(await answer(newCheckout(), { key: 'k', authorization: 'Bearer wrong' })).toBe('401 unauthorized');
  expect(await answer(newCheckout(), { key: 'k', authorization: '' })).toBe('401 unauthorized');
  expect(await answer(newCheckout(), {})).toBe('400 idempotency_key_required');
  for (const more of [
    { extra: 1 },
    { amount: 0 },
    { amount: 1.5 },
    { amount: '513' },
    { currency: 'USD' },
    { language: 'fr' },
    { return_url: 'javascript:alert(1)' },
    { return_url: ' http://a.example' },
    { webhook_url: 'ftp://a.example' },
    { expires_at: 'tomorrow' },
    { expires_at: '2020-01-01T00:00:00.000Z' },
    { description: '' },
    { description: 'two\nlines' },
  ]) {
    expect(await answer(newCheckout(more)), JSON.stringify(more)).toBe('400 invalid_request');
  }
  expect(await answer(JSON.stringify(newCheckout()).replace('{', '{"__proto__":1,'))).toBe('400 invalid_request');
  expect(await answer('{')).toBe('400 invalid_request');
  expect(await answer('[]')).toBe('400 invalid_request');
  expect(await answer(newCheckout({ description: 'x'.repeat(100_000) }))).toBe('413 body_too_large');
  expect((await fetch(`${gateway.url}/v1/nothing`)).status).toBe(401);
  expect(await (await fetch(`${gateway.url}/healthz`)).text()).toBe('ok');
});

test('twenty concurrent calls with one key create one checkout; another body with that key is refused', async () => {
  const body = gateway.newCheckout();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => gateway.post('/v1/checkouts', body, { key: 'once' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  const reordered = Object.fromEntries(Object.entries(body).toReversed());
  expect((await gateway.post('/v1/checkouts', reordered, { key: 'once' })).status).toBe(200);
  const other = await gateway.post('/v1/checkouts', { ...body, amount: 1 }, { key: 'once' });
  expect(other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_mismatch' } } });
});

test('a key can be used again after a refusal that changed nothing', async () => {
  const { id } = await gateway.create();
  expect(await gateway.act(id, 'capture', { amount: 100 }, 'capture-7')).toBe('409 wrong_state');
  await gateway.pay(id, SUCCESS);
  expect(await gateway.act(id, 'capture', { amount: 100 }, 'capture-7')).toMatchObject({
    state: 'captured',
    captured_amount: 100,
  });
  expect(await gateway.act(id, 'capture', { amount: 100 }, 'capture-7')).toMatchObject({
    state: 'captured',
    captured_amount: 100,
  });
  expect(await gateway.act(id, 'capture', { amount: 100 }, 'capture-8')).toBe('409 wrong_state');
  await receiver.expects(id, ['payment.authorized', 'payment.captured']);
});

test('a capture above the authorized amount is refused', async () => {
  const { id } = await gateway.create();
  await gateway.pay(id, SUCCESS);
  expect(await gateway.act(id, 'capture', { amount: 51_301 })).toBe('422 amount_too_large');
  expect(await gateway.act(id, 'capture', { amount: 51_300 })).toMatchObject({
    state: 'captured',
    captured_amount: 51_300,
  });
});

test('refunds never exceed the captured amount, and each key counts once', async () => {
  const id = await captured(40_000);
  const refunds = await Promise.all(
    Array.from({ length: 12 }, (_, n) => gateway.act(id, 'refund', { amount: 15_000 }, `refund-${n % 6}`)),
  );
  expect(refunds.filter((refund) => typeof refund !== 'string')).toHaveLength(4);
  expect((await gateway.read(id)).refunded_amount).toBe(30_000);
  expect(await gateway.act(id, 'refund', { amount: 10_001 })).toBe('422 amount_too_large');
  expect(await gateway.act(id, 'refund', { amount: 10_000 })).toMatchObject({
    state: 'captured',
    refunded_amount: 40_000,
  });
  expect(await gateway.act(id, 'refund', { amount: 1 })).toBe('422 amount_too_large');
  await receiver.expects(id, [
    'payment.authorized',
    'payment.captured',
    'payment.refunded',
    'payment.refunded',
    'payment.refunded',
  ]);
});

test('checkouts of the past are imported once, and can be refunded', async () => {
  const past = (id: string, more: object = {}) => ({
    ...gateway.newCheckout(),
    expires_at: '2026-01-01T10:15:00.000Z',
    created_at: '2026-01-01T10:00:00.000Z',
    id,
    state: 'captured',
    captured_amount: 51_300,
    refunded_amount: 0,
    ...more,
  });
  const send = async (...checkouts: object[]) => (await gateway.post('/v1/history', { checkouts })).status;
  const voided = { state: 'voided', captured_amount: 0 };
  expect(await send(past('chk_1'), past('chk_2', voided))).toBe(201);
  expect(await gateway.act('chk_1', 'refund', { amount: 51_300 })).toMatchObject({ refunded_amount: 51_300 });
  expect(await send(past('chk_1'))).toBe(201);
  expect(await gateway.read('chk_1')).toMatchObject({
    refunded_amount: 51_300,
    created_at: '2026-01-01T10:00:00.000Z',
  });
  expect(await gateway.act('chk_2', 'capture', { amount: 1 })).toBe('409 wrong_state');
  await receiver.expects('chk_1', ['payment.refunded']);
  for (const more of [{ state: 'open' }, { captured_amount: 51_301 }, { refunded_amount: 51_301 }, voided.state])
    expect(await send(past('chk_3', typeof more === 'string' ? { state: more } : more))).toBe(400);
});

test('movements are listed page by page, the oldest first, each once', async () => {
  const id = await captured(40_000);
  for (let n = 0; n < 120; n += 1) await gateway.act(id, 'refund', { amount: 10 }, `listed-${n}`);
  const wish = { from: '2020-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z' };
  const first = await gateway.movements(wish);
  const second = await gateway.movements({ ...wish, after: first.next ?? '' });
  expect([first.items.length, second.next]).toEqual([100, null]);
  const own = [...first.items, ...second.items].filter(({ checkout }) => checkout === id);
  expect(own.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'capture 40000',
    ...Array.from({ length: 120 }, () => 'refund -10'),
  ]);
  expect((await gateway.movements({ ...wish, until: wish.from })).items).toEqual([]);
});

test('a voided authorization can be neither captured nor refunded', async () => {
  const { id } = await gateway.create();
  expect(await gateway.act(id, 'void')).toBe('409 wrong_state');
  await gateway.pay(id, SUCCESS);
  expect(await gateway.act(id, 'void')).toMatchObject({ state: 'voided' });
  expect(await gateway.act(id, 'void')).toMatchObject({ state: 'voided' });
  expect(await gateway.act(id, 'capture', { amount: 1 })).toBe('409 wrong_state');
  expect(await gateway.act(id, 'refund', { amount: 1 })).toBe('409 wrong_state');
  await receiver.expects(id, ['payment.authorized', 'payment.voided']);
});

test('an open checkout can be closed, repeatedly, but not during or after a payment', async () => {
  const { id } = await gateway.create();
  expect(await gateway.act(id, 'close')).toMatchObject({ state: 'closed', failure: null });
  expect(await gateway.act(id, 'close')).toMatchObject({ state: 'closed' });
  await receiver.expects(id, ['checkout.closed']);
  const slow = await gateway.create();
  await gateway.pay(slow.id, { number: '4000000000000259' });
  expect(await gateway.act(slow.id, 'close')).toBe('409 payment_under_way');
  expect(await gateway.act(await captured(), 'close')).toBe('409 already_paid');
  expect(await gateway.act('chk_none', 'close')).toBe('404 not_found');
});

test('of a concurrent payment and close exactly one succeeds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await gateway.create();
    const [, closed] = await Promise.all([gateway.pay(id, SUCCESS), gateway.act(id, 'close')]);
    const { state } = await gateway.read(id);
    expect(state).toBe(closed === '409 already_paid' ? 'authorized' : 'closed');
    await receiver.expects(id, [state === 'authorized' ? 'payment.authorized' : 'checkout.closed']);
  }
});

test('an open checkout that expires is closed, and the product receives a webhook', async () => {
  const { id } = await gateway.create();
  clock.advance(31 * 60_000);
  await receiver.expects(id, ['checkout.closed']);
  expect(await gateway.read(id)).toMatchObject({ state: 'closed', failure: 'expired' });
  await gateway.pay(id, SUCCESS);
  expect(await gateway.read(id)).toMatchObject({ state: 'closed', failure: 'expired' });
});
