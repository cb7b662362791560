import { type CatalogueEntry, WholeCatalogue } from '@hirfa/contract/catalogue';
import { ServicePage } from '@hirfa/contract/discovery';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const ADDRESS = '/api/v1/admin/catalogue';

let market: Market;
beforeAll(async () => {
  market = await openMarket(product);
});

const read = async () => WholeCatalogue.parse((await market.ask('admin', 'GET', ADDRESS)).body);
const post = (path: string, body: object) => market.ask('admin', 'POST', `${ADDRESS}${path}`, body);
const slug = () => `s-${newId().slice(-12)}`;
const category = (changes: object = {}) => ({
  slug: slug(),
  tab: 'community',
  icon: 'palette',
  hue: 30,
  name_en: 'Weaving',
  name_ar: 'النسيج',
  description_en: 'Baskets and carpets.',
  description_ar: 'سلال وسجاد.',
  trade_words: 'weaver نساج',
  ...changes,
});
const service = (category_slug: string, changes: object = {}) => ({
  slug: slug(),
  category_slug,
  title_en: 'A basket',
  title_ar: 'سلة',
  summary_en: 'Made by hand.',
  summary_ar: 'صناعة يدوية.',
  description_en: 'One basket.\nOf palm leaves.',
  description_ar: 'سلة واحدة.',
  pricing_mode: 'fixed',
  duration_minutes: 60,
  supports_online: false,
  supports_in_person: true,
  is_active: true,
  trade_words: 'basket سلة',
  ...changes,
});
const area = (changes: object = {}) => ({
  slug: slug(),
  city: 'giza',
  name_en: 'Dokki',
  name_ar: 'الدقي',
  other_names: '',
  middle: null,
  ...changes,
});

async function add(kind: CatalogueEntry['kind'], fields: { slug: string }): Promise<string> {
  const answer = await post('', { kind, fields });
  expect(answer.status).toBe(200);
  return String((answer.body as { id: string }).id);
}
const publicService = async (of: string) =>
  ServicePage.parse((await ask(product, 'GET', `/api/v1/services/${of}`)).body);

test('what an admin adds is in the public lists at once, and each change in the audit log with before and after', async () => {
  const weaving = category();
  const basket = service(weaving.slug);
  const id = await add('category', weaving);
  const service_id = await add('service', basket);
  await add('area', area());
  expect(await publicService(basket.slug)).toMatchObject({ title_ar: 'سلة', category: { slug: weaving.slug } });
  const { categories, areas } = await read();
  expect([categories.at(-1), areas.at(-1)?.fields.name_en]).toEqual([
    { id, provider_count: 0, fields: weaving },
    'Dokki',
  ]);
  const seen = basket;
  product.clock.now = new Date(product.clock.now.getTime() + 1000);
  const fields = { ...seen, title_en: 'A large basket', is_active: false };
  expect((await post('/change', { kind: 'service', id: service_id, seen, fields })).status).toBe(200);
  expect(refusalOf(await ask(product, 'GET', `/api/v1/services/${basket.slug}`))).toBe('not_found');
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${service_id}`);
  expect(log.body).toMatchObject({
    items: [
      { action: 'catalogue.change', before: { title_en: 'A basket' }, after: { title_en: 'A large basket' } },
      { action: 'catalogue.add', entity_type: 'service', after: { title_en: 'A basket' } },
    ],
  });
});

test('of two admins who change the same entry at once, the second is told and nothing is lost', async () => {
  const seen = area();
  const id = await add('area', seen);
  const changes = ['One', 'Two'].map((name_en) => ({ kind: 'area', id, seen, fields: { ...seen, name_en } }));
  const answers = await Promise.all(changes.map((change) => post('/change', change)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = changes[answers.findIndex(({ status }) => status === 200)];
  expect((await read()).areas.find((one) => one.id === id)?.fields).toEqual(winner?.fields);
  expect(refusalOf(answers.find(({ status }) => status === 409) ?? expect.fail())).toBe('state_changed');
});

test('a former slug leads to the entry, also after two changes, and nobody else gets it', async () => {
  const [first, second, third] = [slug(), slug(), slug()];
  const weaving = category({ slug: first });
  const id = await add('category', weaving);
  const rename = (from: string, to: string) =>
    post('/change', { kind: 'category', id, seen: { ...weaving, slug: from }, fields: { ...weaving, slug: to } });
  for (const [from, to] of [
    [first, second],
    [second, third],
  ] as const)
    expect((await rename(from, to)).status).toBe(200);
  for (const former of [first, second]) {
    expect((await ask(product, 'GET', `/api/v1/categories/${former}`)).body).toMatchObject({ slug: third });
    expect(refusalOf(await post('', { kind: 'category', fields: category({ slug: former }) }))).toBe('slug_taken');
  }
  await expect(
    product.owner
      .execute(sql`insert into categories (id, slug, tab, icon, hue, name_en, name_ar, description_en, description_ar, position)
      values (${newId()}, ${first}, 'community', 'palette', 1, 'x', 'x', 'x', 'x', 99)`),
  ).rejects.toMatchObject({ cause: { code: '23505' } });
  expect((await rename(third, first)).status).toBe(200);
  expect((await ask(product, 'GET', `/api/v1/categories/${first}`)).body).toMatchObject({ slug: first });
  expect((await ask(product, 'GET', `/api/v1/categories/${third}`)).body).toMatchObject({ slug: first });
  expect((await post('', { kind: 'area', fields: area({ slug: first }) })).status).toBe(200);
});

test('a category with offers, bookings and providers gets another slug, and what refers to it follows', async () => {
  const { id: booking } = await market.confirmed();
  const [row] = await product.owner.execute(sql`select category_slug as slug from bookings where id = ${booking}`);
  const before = (await read()).categories.find(({ fields }) => fields.slug === row?.slug) ?? expect.fail();
  const fields = category();
  const change = { kind: 'category', id: before.id, seen: before.fields, fields };
  expect((await post('/change', change)).status).toBe(200);
  const [after] = await product.owner.execute(sql`select category_slug as slug from bookings where id = ${booking}`);
  expect(after?.slug).toBe(fields.slug);
  const now = (await read()).categories.find(({ id }) => id === before.id);
  expect(now).toEqual({ ...before, fields });
  expect(refusalOf(await post('/remove', { kind: 'category', id: before.id }))).toBe('in_use');
});

test('what was added by mistake is removed, what is used or unsorted is not', async () => {
  const weaving = category();
  const id = await add('category', weaving);
  const service_id = await add('service', service(weaving.slug));
  expect(refusalOf(await post('/remove', { kind: 'category', id }))).toBe('in_use');
  for (const [kind, entry] of [
    ['service', service_id],
    ['category', id],
  ] as const)
    expect((await post('/remove', { kind, id: entry })).body).toEqual({ removed: true });
  expect(refusalOf(await post('/remove', { kind: 'category', id }))).toBe('not_found');
  const unsorted = (await read()).categories.find(({ fields }) => fields.slug === 'others');
  if (unsorted) expect(refusalOf(await post('/remove', { kind: 'category', id: unsorted.id }))).toBe('in_use');
});

test('a category and an area are moved up and down in their order', async () => {
  const ids = [await add('area', area()), await add('area', area()), await add('area', area())];
  const order = async () => (await read()).areas.map(({ id }) => id).filter((id) => ids.includes(id));
  const Place = z.tuple([z.object({ position: z.int() })]);
  const place = async () =>
    Place.parse([...(await product.owner.execute(sql`select position from service_areas where id = ${ids[2]}`))])[0]
      .position;
  const before = await place();
  expect(await order()).toEqual(ids);
  expect((await post('/move', { kind: 'area', id: ids[2], step: 'up' })).status).toBe(200);
  expect(await order()).toEqual([ids[0], ids[2], ids[1]]);
  const log = await market.ask('admin', 'GET', `/api/v1/admin/audit-log?entity_id=${ids[2]}&action=catalogue.move`);
  expect(log.body).toMatchObject({ items: [{ before: { position: before }, after: { position: await place() } }] });
  expect(await place()).toBeLessThan(before);
  expect(refusalOf(await post('/move', { kind: 'area', id: ids[1], step: 'down' }))).toBe('state_changed');
});

test('an unknown category and texts with invisible characters are refused', async () => {
  expect(refusalOf(await post('', { kind: 'service', fields: service('no-such-category') }))).toBe('invalid_input');
  expect(refusalOf(await post('', { kind: 'area', fields: area({ name_ar: 'الدقي\u202e' }) }))).toBe('invalid_input');
});

test('changes of the catalogue and of offers at the same time all succeed', async () => {
  const { services } = await read();
  const work = Array.from({ length: 12 }, async (_, turn) => {
    if (turn % 3 === 0) return (await post('', { kind: 'area', fields: area() })).status;
    if (turn % 3 === 1)
      return (await post('', { kind: 'service', fields: service(services[0]?.fields.category_slug ?? '') })).status;
    await market.world.service(await market.world.category());
    return 200;
  });
  expect(new Set(await Promise.all(work))).toEqual(new Set([200]));
});
