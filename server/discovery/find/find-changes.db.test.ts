import { FoundProvider, ProviderCounts, SearchMeaning } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ask, read, refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld, NO_HOURS } from '../../testing/world.ts';

const product = useProduct('demo');
const MINUTE = 60_000;
const inDays = (days: number) => addDays(cairoDay(product.clock.now), days);

const find = (filter: string) => read(product, `/api/v1/providers?limit=50&${filter}`, pageOf(FoundProvider));
const count = (filter: string) => read(product, `/api/v1/provider-counts?${filter}`, ProviderCounts);

/** A provider who works from 17:00 to 20:00 in three days, and whose offer takes two hours. */
async function openEvening() {
  const market = await openMarket(product, { base_price: '500.00', duration_minutes: 120 });
  const { provider } = market;
  const day = inDays(3);
  let version = 0;
  const setHours = async (hours: { from_minute: number; to_minute: number }[]) => {
    const exceptions = hours.map((each) => ({ day, kind: 'hours', ...each }));
    const body = { ...NO_HOURS, version, exceptions };
    expect((await market.ask('provider', 'PUT', '/api/v1/provider/availability', body)).status).toBe(200);
    version += 1;
    await product.work();
  };
  await setHours([{ from_minute: 17 * 60, to_minute: 20 * 60 }]);
  return {
    ...market,
    setHours,
    day,
    startsAt: (minute: number) => new Date(startOfDay(day).getTime() + minute * MINUTE).toISOString(),
    /** Whether they are found and counted with a filter besides their category. */
    async isFound(filter: string) {
      const all = `category=${provider.primary_category}&${filter}`;
      const [{ items }, { total }] = await Promise.all([find(all), count(all)]);
      expect(total).toBe(items.length);
      return items.map(({ id }) => id).includes(provider.id);
    },
  };
}

test('who is free is found on that day and part; hours, a paid booking and its end change it', async () => {
  const shop = await openEvening();
  const { isFound, day, startsAt, setHours } = shop;
  const evening = `day=${day}&part=evening`;
  expect([await isFound(evening), await isFound(`day=${day}&part=morning`)]).toEqual([true, false]);
  expect([await isFound(`day=${inDays(4)}`), await isFound('part=evening')]).toEqual([false, true]);
  const { id } = await shop.request({ starts_at: startsAt(17 * 60) });
  await product.work();
  // Of three hours, one is left, and the work takes two.
  expect(await isFound(evening)).toBe(false);
  await shop.step('provider', id, 'accept');
  await shop.step('customer', id, 'cancel');
  await product.work();
  expect(await isFound(evening)).toBe(true);
  await setHours([{ from_minute: 8 * 60, to_minute: 10 * 60 }]);
  expect([await isFound(evening), await isFound(`day=${day}&part=morning`)]).toEqual([false, true]);
});

test('prices, ratings, areas, modes, types and being online are those of now', async () => {
  const { isFound, provider, offer, area } = await openEvening();
  const { owner } = product;
  await owner.execute(sql`insert into provider_metrics (provider_id, updated_at) values (${provider.id}, now())
    on conflict do nothing`);
  expect([await isFound('max_price=599'), await isFound('max_price=598')]).toEqual([true, false]);
  await owner.execute(sql`update service_cards set base_price = 300 where id = ${offer.id}`);
  expect(await isFound('max_price=598')).toBe(true);

  expect(await isFound('min_rating=3')).toBe(false);
  await owner.execute(sql`update provider_metrics set average_rating = 4.6 where provider_id = ${provider.id}`);
  expect(await isFound('min_rating=4.5')).toBe(true);
  await owner.execute(sql`update provider_metrics set average_rating = 4.4 where provider_id = ${provider.id}`);
  expect([await isFound('min_rating=4.5'), await isFound('min_rating=4')]).toEqual([false, true]);

  expect([await isFound(`area=${area.id}`), await isFound('mode=in_person')]).toEqual([true, true]);
  await owner.execute(sql`delete from provider_service_areas where provider_id = ${provider.id}`);
  expect([await isFound(`area=${area.id}`), await isFound('mode=in_person')]).toEqual([false, false]);
  await owner.execute(sql`update provider_profiles set supports_online = false where id = ${provider.id}`);
  expect(await isFound('mode=online')).toBe(false);
  await owner.execute(sql`update provider_profiles set supports_online = true where id = ${provider.id}`);
  expect(await isFound(`mode=online&area=${area.id}`)).toBe(true);

  await owner.execute(sql`update provider_profiles set provider_type = 'community' where id = ${provider.id}`);
  expect([await isFound('type=community'), await isFound('type=trusted_essential')]).toEqual([true, false]);
  expect(await isFound('now=true')).toBe(true);
  await owner.execute(sql`update provider_dashboard_status set is_online = false where provider_id = ${provider.id}`);
  expect([await isFound('now=true'), await isFound('now=false')]).toEqual([false, true]);
});

test('who is suspended is found and counted nowhere', async () => {
  const { isFound, provider, ask: askAs } = await openEvening();
  expect(await isFound('')).toBe(true);
  const path = `/api/v1/admin/providers/${provider.id}/suspend`;
  await askAs('admin', 'POST', path, { reason: 'Nobody came three times.', bookings: 'keep' });
  expect(await isFound('')).toBe(false);
});

test.each([
  ['plumber', 'category=plumbing'],
  ['سباك', 'category=plumbing'],
  ['leak repair', 'service=leak-repair'],
  ['سباك في المعادي', 'category=plumbing&area=MAADI'],
  ['maadi', 'area=MAADI'],
  ['plumber&category=painting', 'category=no-such-category'],
  ['plumber&service=leak-repair', 'service=leak-repair'],
  ['plumber&service=wall-painting', 'category=no-such-category'],
])('the search "%s" finds and counts the same as %s', async (q, same) => {
  const { area } = await read(product, '/api/v1/suggestions?q=maadi', SearchMeaning);
  const filter = same.replace('MAADI', area?.id ?? '');
  const found = await find(`q=${q}`);
  expect(found).toEqual(await find(filter));
  if (!same.includes('no-such')) expect(found.items).not.toEqual([]);
  const { total, modes } = await count(`q=${q}`);
  expect({ total, modes }).toEqual(expect.objectContaining({ total: (await count(filter)).total }));
});

test('a search that means no trade finds people by name, and filters hold for them', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  const name = { display_name_en: 'Zorobabela Q.', display_name_ar: 'زروبابلة ق.' };
  const provider = await world.provider(category, name);
  const card = await world.card(provider, category, { base_price: '100.00' });
  const ids = async (filter: string) => (await find(`q=zorobab&${filter}`)).items.map(({ id }) => id);
  const [found] = (await find('q=zorobab')).items;
  expect([found?.id, found?.offer?.id]).toEqual([provider.id, card.id]);
  for (const filter of ['sort=price', 'sort=soonest', 'sort=rating', `category=${category.slug}`, 'max_price=150'])
    expect([filter, await ids(filter)]).toEqual([filter, [provider.id]]);
  for (const filter of ['category=plumbing', 'service=leak-repair', 'max_price=50', 'min_rating=3', 'mode=in_person'])
    expect([filter, await ids(filter)]).toEqual([filter, []]);
  expect((await count('q=zorobab')).total).toBe(1);
});

test('a name that is nearly a word of a trade finds people', async () => {
  // «سلم» is a staircase.
  const { items } = await find(`q=${encodeURIComponent('سلمى')}`);
  expect(items).not.toEqual([]);
  for (const { display_name_ar } of items) expect(display_name_ar).toMatch(/^سلمى/);
  const { trades } = await read(product, `/api/v1/suggestions?q=${encodeURIComponent('سلمى')}`, SearchMeaning);
  expect(trades).toEqual([]);
});

test('a trade in Latin letters beats somebody who is called so', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  await world.card(await world.provider(category, { display_name_en: 'El Sabbak Works' }), category);
  const { items } = await find('q=sabbak');
  expect(items.map((item) => item.display_name_en)).not.toEqual(['El Sabbak Works']);
  expect(items[0]?.category.slug).toBe('plumbing');
  const { items: salmas } = await find('q=salma');
  for (const { display_name_en } of salmas) expect(display_name_en).toMatch(/^Salma/);
});

test('an offer has its first photo only, and its price for customers', async () => {
  const { provider, offer } = await openEvening();
  for (const position of [1, 0])
    await product.owner.execute(sql`insert into service_card_photos (id, card_id, url, position, created_at)
      values (uuidv7(), ${offer.id}, ${`/files/${offer.id}-${position}.webp`}, ${position}, now())`);
  const { items } = await find(`category=${provider.primary_category}`);
  expect(items[0]?.offer).toMatchObject({
    base_price: '500.00',
    customer_price: '598.50',
    package: null,
    photos: [`/files/${offer.id}-0.webp`],
  });
});

test.each([
  ['%', 'q=%25'],
  ['an unknown category', 'category=no-such-category'],
  ['an unknown service', 'service=no-such-service'],
  ['an unknown area', 'area=019aa000-0000-7000-8000-000000000000'],
  ['a day that has passed', 'day=2020-01-01'],
  ['a day beyond the list', 'day=2090-01-01&part=evening'],
])('a search for %s is answered and finds nobody', async (_, filter) => {
  expect([await find(filter), (await count(filter)).total]).toEqual([{ items: [], next_cursor: null }, 0]);
});

test.each([
  ['10 000 characters', `q=${'a'.repeat(10_000)}`],
  ['a category that is no slug', "category='or 1=1"],
  ['no area', 'area=maadi'],
  ['no day', 'day=2026-02-30'],
  ['no part', 'part=night'],
  ['no rating', 'min_rating=4.2'],
  ['no price', 'max_price=0'],
  ['a price of half a pound', 'max_price=0.5'],
  ['an endless price', 'max_price=1e300'],
  ['no mode', 'mode=both'],
])('%s is refused', async (_, filter) => {
  for (const path of ['providers', 'provider-counts']) {
    const answer = await ask(product, 'GET', `/api/v1/${path}?${filter}`);
    expect([answer.status, refusalOf(answer)]).toEqual([400, 'invalid_input']);
  }
});

test('no order, and no cursor of a list, is refused', async () => {
  for (const filter of ['sort=name', 'cursor=x', 'limit=51']) {
    const answer = await ask(product, 'GET', `/api/v1/providers?${filter}`);
    expect([filter, answer.status, refusalOf(answer)]).toEqual([filter, 400, 'invalid_input']);
  }
});

test('the fee of a visit is not taken for the price of work: the job is shown, and by price visits come last', async () => {
  const { world, provider, offer } = await openMarket(product, { base_price: '900.00' });
  const category = { slug: offer.category_slug };
  await world.card(provider, category, { base_price: '20.00', is_visit: true });
  const [dear, visits] = [await world.provider(category), await world.provider(category)];
  for (const each of [dear, visits]) await world.worksAlways(each);
  await world.card(dear, category, { base_price: '1000.00' });
  const visit = await world.card(visits, category, { base_price: '50.00', is_visit: true });
  await product.work();
  const found = async (filter = '') => {
    const { items } = await find(`category=${category.slug}&sort=price${filter}`);
    return items.map(({ id, offer: shown }) => [id, shown?.id === visit.id ? 'visit' : shown?.customer_price]);
  };
  expect(await found()).toEqual([
    [provider.id, '1077.30'],
    [dear.id, '1197.00'],
    [visits.id, 'visit'],
  ]);
  expect(await found('&max_price=1100')).toEqual([[provider.id, '1077.30']]);
  expect((await count(`category=${category.slug}&max_price=1100`)).total).toBe(1);
});
