import { HOLDS } from '@hirfa/domain/bookings';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { bookingOf, hoursFrom, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const at = (index: number) => ({ starts_at: hoursFrom(product.clock.now, 48 + index * 3) });

test('of ten bookings that a customer sends at once three hold a slot; a refused one succeeds later under its key', async () => {
  const market = await openMarket(product);
  const keys = Array.from({ length: 10 }, () => newId());
  const answers = await Promise.all(keys.map((key, index) => market.tryToBook(at(index), key)));
  const made = answers.filter(({ status }) => status === 201).map(bookingOf);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(made).toHaveLength(HOLDS.atOnce);
  expect(new Set(refused.map(refusalOf))).toEqual(new Set(['too_many_requests']));
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('900');

  const last = answers.findLastIndex(({ status }) => status === 429);
  await market.step('customer', made[0]?.id ?? '', 'withdraw');
  expect((await market.tryToBook(at(last), keys[last])).status).toBe(201);
  expect(refusalOf(await market.tryToBook(at(20)))).toBe('too_many_requests');
  product.clock.now = new Date(product.clock.now.getTime() + 900_001);
  expect((await market.tryToBook(at(20))).status).toBe(201);
});

test('a paid booking is no hold, and another customer has their own three', async () => {
  const market = await openMarket(product);
  for (let index = 0; index < HOLDS.atOnce; index += 1) await market.request(at(index));
  for (let index = 0; index < HOLDS.atOnce; index += 1) await market.book(at(5 + index));
  expect(refusalOf(await market.tryToBook(at(10)))).toBe('too_many_requests');
  const other = await openMarket(product);
  expect((await market.tryToBook(at(10), newId(), other.as.customer)).status).toBe(201);
});

test('a customer who withdraws again and again gets twelve holds an hour', async () => {
  const market = await openMarket(product);
  for (let index = 0; index < HOLDS.perPeriod; index += 1) {
    const { id } = await market.book(at(0));
    await market.step('customer', id, 'withdraw');
  }
  const refused = await market.tryToBook(at(0));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  product.clock.now = new Date(product.clock.now.getTime() + HOLDS.periodMs);
  expect((await market.tryToBook(at(0))).status).toBe(201);
});

test('each step needs an idempotency key; a repeated step does nothing, with another body it is refused', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  const path = (verb: string) => `/api/v1/bookings/${id}/${verb}`;
  for (const verb of ['accept', 'withdraw', 'cancel', 'start', 'begin', 'finish', 'confirm-completion'])
    expect(refusalOf(await market.ask('customer', 'POST', path(verb), {}, { 'idempotency-key': '' }))).toBe(
      'invalid_input',
    );
  for (const [verb, body] of [
    ['provider-absent', {}],
    ['customer-absent', {}],
    ['decline', { reason: 'I am away' }],
    ['checkout', { language: 'en' }],
  ] as const)
    expect(refusalOf(await market.ask('provider', 'POST', path(verb), body, { 'idempotency-key': '' }))).toBe(
      'invalid_input',
    );

  const key = { 'idempotency-key': newId() };
  const accepted = await market.ask('provider', 'POST', path('accept'), {}, key);
  expect([accepted.status, bookingOf(accepted).status]).toEqual([200, 'confirmed']);
  await product.work();
  const again = await market.ask('provider', 'POST', path('accept'), {}, key);
  expect([again.status, again.body]).toEqual([200, await market.read('provider', id)]);
  expect(refusalOf(await market.ask('provider', 'POST', path('accept'), {}))).toBe('state_changed');

  const cancelKey = { 'idempotency-key': newId() };
  const cancel = (reason: string) => market.ask('provider', 'POST', path('cancel'), { reason }, cancelKey);
  await cancel('I am ill today');
  const cancelled = await market.read('provider', id);
  expect((await cancel('I am ill today')).body).toEqual(cancelled);
  expect(refusalOf(await cancel('I am away'))).toBe('idempotency_mismatch');
});

test('one key opens one checkout, however often it is sent', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const key = { 'idempotency-key': newId() };
  const open = () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' }, key);
  const pages = await Promise.all(Array.from({ length: 5 }, open));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(pages.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});
