import { MissedSearch } from '@hirfa/contract/catalogue';
import { ServiceTile } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { read } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { createWorld } from '../../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);
const Missed = z.strictObject({ items: z.array(MissedSearch) });
let market: Market;

beforeAll(async () => {
  market = await openMarket(product);
});

const search = (q: string) => read(product, `/api/v1/services?q=${encodeURIComponent(q)}`, pageOf(ServiceTile));
const missed = async () => Missed.parse((await market.ask('admin', 'GET', '/api/v1/admin/missed-searches')).body).items;
const post = (path: string, body: object) => market.ask('admin', 'POST', `/api/v1/admin/missed-searches/${path}`, body);

test('a search that finds nothing is counted by its words, becomes trade words of what was meant, and is found then', async () => {
  const category = await world().category();
  const service = await world().service(category);
  for (const q of ['zanbaroot', 'Zanbaroot!', 'I need a zanbaroot']) expect((await search(q)).items).toEqual([]);
  const [first] = await missed();
  expect(first).toMatchObject({ words: 'zanbaroot', times: 3, last_at: product.clock.now.toISOString() });
  const added = await post('add', { id: first?.id, kind: 'service', entry_id: service.id });
  expect([added.status, await missed()]).toEqual([200, []]);
  expect((await search('zanbaroot')).items.map(({ slug }) => slug)).toEqual([service.slug]);
  const [entry] = await product.owner.execute(sql`select action, after from audit_log where entity_id = ${service.id}`);
  expect(entry).toEqual({ action: 'catalogue.change', after: { trade_words: 'zanbaroot' } });
});

test('of two admins who take the same search, the second is told', async () => {
  const category = await world().category();
  await search('qarqoosh');
  const [{ id } = { id: '' }] = await missed();
  const body = { id, kind: 'category', entry_id: category.id };
  const answers = await Promise.all([post('add', body), post('add', body)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [row] = await product.owner.execute(sql`select trade_words from categories where id = ${category.id}`);
  expect(String(row?.trade_words).match(/qarqoosh/g)).toHaveLength(1);
});

test('a search that was put aside leaves the list, with a line in the audit log', async () => {
  await search('mishwarjeeb');
  const [{ id } = { id: '' }] = await missed();
  expect((await post('dismiss', { id })).status).toBe(200);
  expect(await missed()).toEqual([]);
  const [entry] = await product.owner.execute(sql`select action, before from audit_log where entity_id = ${id}`);
  expect(entry).toEqual({ action: 'missed_search.dismiss', before: { words: 'mishwarjeeb' } });
});

test('a phone number, the name of a provider and an area are not counted', async () => {
  const category = await world().category();
  await world().provider(category, { display_name_en: 'Zumurruda', display_name_ar: 'زمردة' });
  const { id } = await world().area({ name_en: 'Qasabland', name_ar: 'قصبلاند' });
  expect(id).toBeDefined();
  for (const q of ['+20 100 123 4567', 'zumurruda', 'in qasabland', '%', '']) await search(q);
  expect(await missed()).toEqual([]);
});

test('somebody who searches for everything fills the table once', async () => {
  await product.owner.execute(sql`insert into missed_searches (id, words, times, last_at)
    select uuidv7(), 'kwx' || translate(n::text, '0123456789', 'qrstuvwxyz'), 2, now() from generate_series(1, 10000) n`);
  await search('barbaroosh');
  await search('kwxxx');
  const [row] = await product.owner.execute(
    sql`select count(*)::int as count, max(times) as most from missed_searches`,
  );
  expect(row).toEqual({ count: 10_000, most: 3 });
});
