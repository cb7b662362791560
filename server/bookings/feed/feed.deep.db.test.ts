import { Availability } from '@hirfa/contract/providers';
import { ACCOUNT_LIMITS, LEAVING } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../accounts/index.ts';
import { hoursFrom, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const FEED = '/api/v1/provider/calendar-feed';

type Market = Awaited<ReturnType<typeof openMarket>>;

async function feedOf(market: Market): Promise<string> {
  const { body } = await market.ask('provider', 'POST', FEED, {});
  return Availability.parse(body).feed_address ?? '';
}
const read = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers });
const textOf = async (address: string) => (await (await read(address)).text()).replaceAll('\r\n ', '');
const linesOf = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(`${name}:`));

test('the feed has accepted bookings with a first name and an area, and nothing else about the customer', async () => {
  const market = await openMarket(product);
  await product.owner.execute(
    sql`update profiles set full_name = 'Mona El-Sayed Hassan' where user_id = ${market.customer.id}`,
  );
  const { id, version, starts_at } = await market.confirmed();
  await market.request({ starts_at: hoursFrom(product.clock.now, 72) });
  const address = await feedOf(market);
  const answer = await read(`${address}?language=en`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ]);
  const text = await answer.text();
  expect(linesOf(text, 'UID')).toEqual([`UID:${id}@127.0.0.1`]);
  expect(linesOf(text, 'SEQUENCE')).toEqual([`SEQUENCE:${version}`]);
  expect(linesOf(text, 'DTSTART')).toEqual([`DTSTART:${starts_at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`]);
  expect(text).toContain('Mona');
  expect(text).toContain(`LOCATION:${market.area.name_en}`);
  for (const hidden of ['Sayed', 'Hassan', 'Road 9', '+20', market.customer.id]) expect(text).not.toContain(hidden);
  expect(await textOf(address)).toContain(`LOCATION:${market.area.name_ar}`);

  await market.step('provider', id, 'cancel', { reason: 'other' });
  expect(linesOf(await textOf(address), 'UID')).toEqual([]);
});

test('a name that is an address or a number shows no more in the feed than elsewhere', async () => {
  const market = await openMarket(product);
  await market.confirmed();
  const address = await feedOf(market);
  for (const [fullName, shown] of [
    ['mona.sayed@example.com', 'Mona Sayed'],
    ['mona01012345678 Hassan', 'mona'],
    ['https://evil.example/refund', 'https evil. example/refund'],
    ['Dr. Mona', 'عميل'],
    ['', ''],
  ] as const) {
    await product.owner.execute(sql`update profiles set full_name = ${fullName} where user_id = ${market.customer.id}`);
    const [summary] = linesOf(await textOf(address), 'SUMMARY');
    expect(summary, fullName).toBe(['SUMMARY:عرضي', shown].filter((part) => part !== '').join(' · '));
  }
});

test('a reader that has the feed already is told so, until a booking changes', async () => {
  const market = await openMarket(product);
  const address = await feedOf(market);
  const etag = (await read(address)).headers.get('etag') ?? '';
  expect((await read(address, { 'if-none-match': etag })).status).toBe(304);
  await market.confirmed();
  expect((await read(address, { 'if-none-match': etag })).status).toBe(200);
});

test('a renewed or removed address ends the one before; suspended providers keep their feed', async () => {
  const market = await openMarket(product);
  const [first, second] = [await feedOf(market), await feedOf(market)];
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  const shown = Availability.parse((await market.ask('provider', 'GET', '/api/v1/provider/availability')).body);
  expect(shown.feed_address).toBe(second);
  await product.owner.execute(sql`update provider_profiles set is_active = false where id = ${market.provider.id}`);
  expect((await read(second)).status).toBe(200);
  const third = await feedOf(market);
  expect([(await read(second)).status, (await read(third)).status]).toEqual([404, 200]);
  const { body } = await market.ask('provider', 'DELETE', FEED, {});
  expect([Availability.parse(body).feed_address, (await read(third)).status]).toEqual([null, 404]);
});

test('a person who is suspended has no feed until they are reinstated', async () => {
  const market = await openMarket(product);
  await market.confirmed();
  const address = await feedOf(market);
  const person = `/api/v1/admin/people/${market.provider.user_id}`;
  const [suspended, reinstated] = [{ reason: 'fraud', words: null }, {}];
  expect((await market.ask('admin', 'POST', `${person}/suspend`, suspended)).status).toBe(200);
  const refused = await read(address);
  expect([refused.status, await refused.text()]).toEqual([404, expect.not.stringContaining('BEGIN')]);
  expect((await market.ask('admin', 'POST', `${person}/reinstate`, reinstated)).status).toBe(200);
  expect(linesOf(await textOf(address), 'UID')).toHaveLength(1);
});

test.each([
  ['was reset', sql`verification_status = 'pending', is_active = false`],
  ['was rejected', sql`verification_status = 'rejected', is_active = false`],
  ['was deleted', sql`deleted_at = now(), is_active = false`],
])('a provider whose profile %s has no feed', async (_, change) => {
  const market = await openMarket(product);
  const address = await feedOf(market);
  await product.owner.execute(sql`update provider_profiles set ${change} where id = ${market.provider.id}`);
  expect((await read(address)).status).toBe(404);
});

test('a provider whose account has ended has no feed', async () => {
  const market = await openMarket(product);
  const address = await feedOf(market);
  await product.owner.update(sessions).set({ createdAt: product.clock.now });
  await market.ask('provider', 'POST', '/api/v1/me/deletion', { word: 'DELETE' });
  expect((await read(address)).status).toBe(200);
  product.clock.now = new Date(product.clock.now.getTime() + (LEAVING.days + 1) * 86_400_000);
  await product.work();
  expect((await read(address)).status).toBe(404);
});

test('the secret is in no log; other addresses, methods and wrong secrets find nothing', async () => {
  const address = await feedOf(await openMarket(product));
  const secret = /calendar\/(.*)\.ics/.exec(address)?.[1] ?? '';
  expect((await read(address)).status).toBe(200);
  for (const wrong of [
    address.replace(secret, secret.slice(1)),
    address.replace(secret, 'A'.repeat(43)),
    address.replace('.ics', ''),
    address.replace(secret, `${secret}/x`),
    address.replace(secret, ''),
  ])
    expect((await read(wrong)).status, wrong.replace(secret, '…')).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  expect(product.logged.join('')).toContain('"path":"/calendar/…"');
  expect(product.logged.join('')).not.toContain(secret);
});

test('reads of one feed and guesses from one address are limited', { timeout: 60_000 }, async () => {
  const market = await openMarket(product);
  const address = await feedOf(market);
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const statuses = async (url: string, times: number, ip: (index: number) => string) => {
    const answers: number[] = [];
    for (let index = 0; index < times; index += 1) answers.push((await read(url, from(ip(index)))).status);
    return answers;
  };
  const { calendar_feed, calendar_feed_address } = ACCOUNT_LIMITS;
  const reads = await statuses(address, calendar_feed.times + 1, (index) => `203.0.113.${index}`);
  expect(reads.filter((status) => status === 200)).toHaveLength(calendar_feed.times);
  const last = await read(address, from('198.51.100.1'));
  expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true]);

  const wrong = `${product.address}/calendar/${'B'.repeat(43)}.ics`;
  const guesses = await statuses(wrong, calendar_feed_address.times + 1, () => '198.51.100.7');
  expect([guesses.at(-2), guesses.at(-1)]).toEqual([404, 429]);
  const other = await feedOf(await openMarket(product));
  expect((await read(other, from('198.51.100.7'))).status).toBe(429);
  expect((await read(other, from('198.51.100.8'))).status).toBe(200);
});

test('the database gives visitors no feed without its secret', async () => {
  await createWorld(product.owner, product.clock.now).user();
  const feed = sql`select calendar_feed('', now()) as feed`;
  expect([...(await product.pools.public.execute(feed))]).toEqual([{ feed: null }]);
  await expect(product.pools.public.execute(sql`select * from provider_calendars`)).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});
