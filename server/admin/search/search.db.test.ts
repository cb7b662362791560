import { AdminSearchResult } from '@hirfa/contract/admin';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { findPeopleByIds } from '../../accounts/index.ts';
import { findProvidersOfPeople } from '../../providers/index.ts';

const product = useProduct();

let market: Market;
beforeAll(async () => {
  market = await openMarket(product);
});

const search = async (text: string) =>
  AdminSearchResult.parse(
    (await market.ask('admin', 'GET', `/api/v1/admin/search?${new URLSearchParams({ text })}`)).body,
  );
const idsOf = async (text: string) => {
  const { people, bookings, providers } = await search(text);
  return [people, bookings, providers].map((found) => found.map(({ id }) => id));
};

test('one call finds people, their bookings and their provider profiles, in any spelling, by id and by address', async () => {
  const { customer, provider } = market;
  const word = `ز${newId().slice(-8)}`;
  const rename = (id: string, name: string) =>
    product.owner.execute(sql`update profiles set full_name = ${name} where user_id = ${id}`);
  await rename(customer.id, `إيمان الصاوى ${word}`);
  await rename(provider.user_id, `سلمى عبد الرحمن ${word}`);
  const { id } = await market.book();
  expect(await idsOf(`ايمان ${word}`)).toEqual([[customer.id], [id], []]);
  expect(await idsOf(`سلمي ${word}`)).toEqual([[provider.user_id], [id], [provider.id]]);
  const [people, bookings, providers] = await idsOf(word);
  expect([people?.toSorted(), bookings, providers]).toEqual([
    [customer.id, provider.user_id].toSorted(),
    [id],
    [provider.id],
  ]);
  expect(await idsOf(customer.email)).toEqual([[customer.id], [id], []]);
  expect(await idsOf(id)).toEqual([[], [id], []]);
  expect(await idsOf(provider.id)).toEqual([[provider.user_id], [id], [provider.id]]);
  expect(await idsOf(newId())).toEqual([[], [], []]);
  const shown = JSON.stringify(await search(word));
  expect(shown.includes(customer.email) || shown.includes('phone')).toBe(false);
});

test('a name is found in the other script, and however its words are joined', async () => {
  const found = async (name: string, texts: string[]) => {
    const { id } = await market.world.user(name);
    for (const text of texts) {
      expect((await idsOf(text))[0], text).toContain(id);
      const listed = await market.ask('admin', 'GET', `/api/v1/admin/people?${new URLSearchParams({ text })}`);
      expect(JSON.stringify(listed.body), text).toContain(id);
    }
  };
  await found('Salma Abdel Rahman', ['سلمى', 'سلمى عبد الرحمن', 'salma abdelrahman', 'Abdulrahman', 'salma']);
  await found('خالد السيد', ['Khaled', 'khalid el sayed', 'Elsayed']);
  await found('Ali Hassan', ['علي حسن', 'علي']);
  const { id } = await market.world.user('Hassan Ibrahim');
  expect((await idsOf('علي حسن'))[0]).not.toContain(id);
});

test('of each kind at most five are found, and a single letter is refused', async () => {
  const word = `many${newId().slice(-8)}`;
  for (let made = 0; made < 7; made += 1) await market.world.user(`${word} ${made}`);
  expect((await search(word)).people).toHaveLength(5);
  expect(refusalOf(await market.ask('admin', 'GET', '/api/v1/admin/search?text=a'))).toBe('invalid_input');
});

test('the search reads few rows, however many people and providers there are', async () => {
  await product.owner.execute(sql`insert into auth.users (id, name, email, created_at, updated_at)
    select uuidv7(), '', 'lots-' || n || '@example.com', now(), now() from generate_series(1, 20000) n`);
  await product.owner.execute(sql`insert into profiles (user_id, full_name, created_at, updated_at)
    select id, 'Lots', now(), now() from auth.users where email like 'lots-%'`);
  await product.owner.execute(sql`analyze`);
  const { customer, provider } = market;
  const fifty = [customer.id, provider.user_id, ...Array.from({ length: 48 }, () => newId())];
  const reads: ((db: Database) => Promise<unknown>)[] = [
    (db) => findPeopleByIds(db, fifty),
    (db) => findProvidersOfPeople(db, fifty, 5),
  ];
  for (const read of reads) {
    const rows = await rowsReadBy(product, { userId: market.admin.id, isAdmin: true }, read);
    for (const count of rows) expect(count).toBeLessThan(200);
  }
});
