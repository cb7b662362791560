import { Settings } from '@hirfa/contract/admin';
import { Price } from '@hirfa/contract/payments';
import { SECOND_FACTOR } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { bearer, pass, wrongCode } from '../../testing/accounts.ts';
import { shownCode } from '../../testing/authenticator-app.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const ADDRESS = '/api/v1/admin/settings';
const DAY_MS = 86_400_000;

let market: Market;
beforeAll(async () => {
  market = await openMarket(product);
});

const later = (ms: number) => new Date(product.clock.now.getTime() + ms).toISOString();
const read = async () => Settings.parse((await market.ask('admin', 'GET', ADDRESS)).body);
const post = (path: string, body: object = {}) => market.ask('admin', 'POST', `${ADDRESS}${path}`, body);
const idOf = ({ body }: { body: unknown }) => String((body as { id?: string }).id);
const rate = (changes: object = {}) => ({
  name: 'vat_rate',
  category_slug: null,
  value: '0.2',
  holds_from: later(DAY_MS),
  ...changes,
});
const vatNow = async () => {
  const { body } = await ask(product, 'GET', `/api/v1/service-cards/${market.offer.id}/price`);
  return Price.parse(body).vat;
};

test('a rate holds from its date on, for bookings that are created then, and never from the past', async () => {
  expect(refusalOf(await post('/rates', rate({ holds_from: later(-1) })))).toBe('invalid_input');
  const before = await vatNow();
  const added = await post('/rates', rate());
  expect(added.status).toBe(200);
  expect(refusalOf(await post('/rates', rate({ value: '0.3' })))).toBe('state_changed');
  expect((await read()).rates).toMatchObject([{ id: idOf(added), name: 'vat_rate', value: '0.2' }]);
  expect(await vatNow()).toBe(before);
  product.clock.now = new Date(product.clock.now.getTime() + DAY_MS);
  expect(Number(await vatNow())).toBeGreaterThan(Number(before));
  expect(refusalOf(await post(`/rates/${idOf(added)}/remove`))).toBe('state_changed');
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${idOf(added)}`);
  expect(log.body).toMatchObject({ items: [{ action: 'setting.add', before: {}, after: { value: '0.2' } }] });
});

test('a rate of a category that does not hold yet is taken back', async () => {
  const { category_slug } = market.offer;
  expect(refusalOf(await post('/rates', rate({ category_slug: 'no-such-category' })))).toBe('not_found');
  const id = idOf(await post('/rates', rate({ name: 'commission_rate', category_slug, value: '0.15' })));
  expect((await read()).rates.find((one) => one.id === id)).toMatchObject({ category_slug, value: '0.15' });
  expect((await post(`/rates/${id}/remove`)).body).toEqual({ removed: true });
  expect(refusalOf(await post(`/rates/${id}/remove`))).toBe('not_found');
});

test('a rate asks for the second factor of an admin who has one', async () => {
  const person = await newcomer(product);
  await market.world.makeAdmin(person.session.user.id);
  const headers = bearer(person.session.access_token);
  const send = (path: string, body: object = {}) => ask(product, 'POST', path, { body, headers });
  const { secret } = z.looseObject({ secret: z.string() }).parse((await send('/api/v1/me/second-factor/start')).body);
  const code = () => shownCode(secret, product.clock.now);
  await send('/api/v1/me/second-factor/confirm', { code: code() });
  pass(product, SECOND_FACTOR.periodMs);
  const settings = Settings.parse((await ask(product, 'GET', ADDRESS, { headers })).body);
  expect(settings.second_factors).toEqual(['code']);
  const wanted = rate({ name: 'platform_fee_rate', value: '0.06' });
  expect(refusalOf(await send(`${ADDRESS}/rates`, wanted))).toBe('second_factor_required');
  expect(refusalOf(await send(`${ADDRESS}/rates`, { ...wanted, code: wrongCode(code()) }))).toBe('invalid_code');
  const added = await send(`${ADDRESS}/rates`, { ...wanted, code: code() });
  expect(added.status).toBe(200);
  expect(refusalOf(await send(`${ADDRESS}/rates/${idOf(added)}/remove`))).toBe('second_factor_required');
  pass(product, SECOND_FACTOR.periodMs);
  expect((await send(`${ADDRESS}/rates/${idOf(added)}/remove`, { code: code() })).status).toBe(200);
});

test('the hours of support change from a date on, and coming ones are taken back', async () => {
  const hours = { weekdays: [1, 2], from_minute: 600, to_minute: 900 };
  expect(refusalOf(await post('/hours', { ...hours, holds_from: later(-1) }))).toBe('invalid_input');
  expect(refusalOf(await post('/hours', { ...hours, to_minute: 500, holds_from: later(DAY_MS) }))).toBe(
    'invalid_input',
  );
  const id = idOf(await post('/hours', { ...hours, holds_from: later(DAY_MS) }));
  expect((await read()).hours).toMatchObject([{ id, ...hours }]);
  expect((await post(`/hours/${id}/remove`)).body).toEqual({ removed: true });
  expect((await read()).hours).toEqual([]);
});

test('the database refuses settings that would hold in the past', async () => {
  await expect(
    product.owner.execute(sql`insert into settings (id, name, value, holds_from, created_at)
      values (${newId()}, 'vat_rate', 0.1, now() - interval '1 day', now())`),
  ).rejects.toMatchObject({ cause: { code: '23514' } });
});
