import { AccountDeletion } from '@hirfa/contract/accounts';
import { LEAVING, SESSION } from '@hirfa/domain/accounts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { type Answer, ask, refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { credentials, hashPassword, sessions } from '../index.ts';

const product = useProduct();
const START = product.clock.now;
const DAY = 24 * 3_600_000;
const PASSWORD = 'correct horse';

beforeEach(() => {
  product.clock.now = START;
});
const later = (ms: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
};

type Who = 'customer' | 'provider' | 'admin';
const deletionOf = ({ body }: Answer) => AccountDeletion.parse(body);

/** A market whose customer has one settled booking, and a word that is in all texts they wrote. */
async function settledMarket() {
  const market = await openMarket(product);
  const token = `mark${market.customer.id.slice(-10)}`;
  const named = { full_name: `Wagdy ${token}` };
  await market.ask('customer', 'PATCH', '/api/v1/me', named);
  await product.owner.execute(
    sql`update auth.users set email = ${`${token}@example.com`} where id = ${market.customer.id}`,
  );
  const { id } = await market.request({ address: `12 ${token} street`, notes: `Ring at ${token}` });
  await market.step('provider', id, 'accept');
  await product.work();
  later(49 * 3_600_000);
  await product.owner.execute(sql`update booking_start_codes set code = '1234' where booking_id = ${id}`);
  await market.step('provider', id, 'start', { code: '1234' });
  later(2 * 3_600_000);
  await market.step('provider', id, 'finish');
  await market.step('customer', id, 'confirm-completion');
  await product.work();
  return { ...market, token, bookingId: id };
}
type Settled = Awaited<ReturnType<typeof settledMarket>>;

/** Requests a deletion as a person who has just signed in. */
async function requestDeletion(
  market: Pick<Settled, 'ask'>,
  who: Who = 'customer',
  body: object = { word: 'DELETE' },
): Promise<Answer> {
  await product.owner.update(sessions).set({ createdAt: product.clock.now });
  return market.ask(who, 'POST', '/api/v1/me/deletion', body);
}

const Names = z.array(z.object({ name: z.string() }));
const namesOf = async (query: ReturnType<typeof sql>) =>
  Names.parse([...(await product.owner.execute(query))]).map(({ name }) => name);

/** Every table with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await namesOf(sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  const found: string[] = [];
  for (const table of tables) {
    const rows = await product.owner.execute(
      sql`select 1 from ${sql.raw(table)} as each where each::text like ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

test('every table with a reference to a person is listed for export and erasure', async () => {
  const leading = await namesOf(sql`with recursive reached as (
      select 'auth.users'::regclass::oid as id
      union
      select conrelid from pg_constraint join reached on confrelid = reached.id where contype = 'f'
    ) select format('%s.%s', nspname, relname) as name from reached
      join pg_class on pg_class.oid = reached.id join pg_namespace on pg_namespace.oid = relnamespace order by 1`);
  const naming =
    await namesOf(sql`select distinct format('%s.%s', table_schema, table_name) as name from information_schema.columns
    join pg_tables on tablename = table_name and schemaname = table_schema
    where column_name in ('user_id', 'actor_id', 'booker_id', 'payer_id', 'sender_id', 'person_id', 'email', 'phone', 'phone_number')`);
  const auth = await namesOf(sql`select format('auth.%s', tablename) as name from pg_tables where schemaname = 'auth'`);
  const listed = new Set(product.services.privacy.tables.map(({ table }) => table));
  const missing = [...new Set([...leading, ...naming, ...auth])].filter((table) => !listed.has(table));
  expect(missing, 'add these tables to the personal-data.ts of their room, and that to its room.ts').toEqual([]);
});

test('the copy of one’s data contains no secret, and emptied or kept tables contain no unexpected text', async () => {
  for (const { table, hidden = [], after } of product.services.privacy.tables) {
    const columns = await namesOf(sql`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`);
    const secrets = columns.filter((name) => /password|secret|token(?!_expires_at)|salt|hash|^value$/.test(name));
    if (!('all' in hidden))
      expect(
        secrets.filter((name) => !hidden.includes(name)),
        table,
      ).toEqual([]);
    if (after !== 'deleted' && 'emptied' in after)
      expect(
        Object.keys(after.emptied).filter((name) => !columns.includes(name)),
        table,
      ).toEqual([]);
  }
});

test('the copy of one’s data is complete and contains nothing about others', async () => {
  const market = await settledMarket();
  const answer = await market.ask('customer', 'GET', '/api/v1/me/export');
  const { data } = z
    .object({ data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))), complete: z.literal(true) })
    .parse(answer.body);
  const shown = product.services.privacy.tables
    .filter(({ hidden = [] }) => !('all' in hidden))
    .map(({ table, as }) => as ?? table);
  expect(Object.keys(data).toSorted()).toEqual(shown.toSorted());
  expect(data['auth.users']).toEqual([expect.objectContaining({ email: `${market.token}@example.com` })]);
  expect(data['public.profiles']).toEqual([expect.objectContaining({ full_name: `Wagdy ${market.token}` })]);
  expect(data['public.booking_places']).toEqual([
    expect.objectContaining({ address: `12 ${market.token} street`, notes: `Ring at ${market.token}` }),
  ]);
  expect(data['public.bookings']).toHaveLength(1);
  expect(data['public.payments']).toHaveLength(1);
  expect(data['public.notifications']?.length).toBeGreaterThan(2);
  expect(data['public.mails']?.length).toBeGreaterThan(0);
  expect(data['auth.sessions']).toHaveLength(1);
  const text = JSON.stringify(data);
  expect(text).not.toContain(market.provider.user_id);
  const stranger = await market.ask('provider', 'GET', '/api/v1/me/export');
  expect(JSON.stringify(stranger.body)).not.toContain(market.token);
  expect(JSON.stringify(stranger.body)).not.toContain(market.customer.id);
});

test('after 14 days only invoices name the person, as the law asks, and all amounts are unchanged', async () => {
  const market = await settledMarket();
  const before = await ledgerOf(product, market.bookingId);
  expect((await tablesWith(market.token)).length).toBeGreaterThan(3);
  const asked = deletionOf(await requestDeletion(market));
  const ends = new Date(product.clock.now.getTime() + LEAVING.waitMs);
  expect(asked).toMatchObject({ ends_at: ends.toISOString(), open_bookings: [], confirm_by: 'word' });
  later(DAY);
  expect(deletionOf(await requestDeletion(market)).ends_at).toBe(ends.toISOString());
  later(13 * DAY - 1000);
  await product.work();
  expect((await market.ask('customer', 'GET', '/api/v1/me')).status).toBe(200);
  later(1000);
  await product.work();
  expect((await market.ask('customer', 'GET', '/api/v1/me')).status).toBe(401);
  expect(await tablesWith(market.token)).toEqual(['public.invoices']);
  expect(await ledgerOf(product, market.bookingId)).toEqual(before);
  const seen = await market.read('provider', market.bookingId);
  expect(seen.customer).toEqual({ display_name: 'Customer', avatar_url: '' });
  const [left] = await product.owner.execute(
    sql`select ended_at from account_deletions where user_id = ${market.customer.id}`,
  );
  expect(left?.ended_at).not.toBeNull();
  await product.work();
});

test('the deleted account of a provider leaves a nameless reference, and the customer keeps the booking', async () => {
  const market = await settledMarket();
  const mark = `mark${market.provider.id.slice(-10)}`;
  await product.owner
    .execute(sql`update provider_profiles set full_name = ${mark}, full_name_ar = ${mark}, display_name_en = ${mark},
    display_name_ar = ${mark}, bio_en = ${mark}, business_name = ${mark}, social_media_links = array['https://x.example/' || ${mark}]
    where id = ${market.provider.id}`);
  await product.owner.execute(sql`update service_cards set title_en = ${mark} where id = ${market.offer.id}`);
  deletionOf(await requestDeletion(market, 'provider'));
  later(LEAVING.waitMs);
  await product.work();
  expect(await tablesWith(mark)).toEqual([]);
  expect((await market.read('customer', market.bookingId)).provider).toMatchObject({
    display_name_en: 'Former provider',
  });
  expect((await ask(product, 'GET', `/api/v1/providers/${market.provider.id}`)).status).toBe(404);
});

test('open bookings prevent the deletion of both accounts, are listed, and allow it once they are settled', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  for (const who of ['customer', 'provider'] as const) {
    expect(refusalOf(await requestDeletion(market, who))).toBe('open_bookings');
    const { open_bookings } = deletionOf(await market.ask(who, 'GET', '/api/v1/me/deletion'));
    expect(open_bookings.map((booking) => [booking.id, booking.part])).toEqual([[id, who]]);
  }
  await market.step('customer', id, 'cancel');
  await product.work();
  expect(deletionOf(await requestDeletion(market)).ends_at).not.toBeNull();
});

test('a booking that is made meanwhile delays the end of the account', async () => {
  const market = await openMarket(product);
  deletionOf(await requestDeletion(market));
  later(LEAVING.waitMs - DAY);
  const { id } = await market.confirmed();
  later(DAY);
  await product.work();
  expect((await market.ask('customer', 'GET', '/api/v1/me')).status).toBe(200);
  await market.step('customer', id, 'cancel');
  later(LEAVING.againMs);
  await product.work();
  expect((await market.ask('customer', 'GET', '/api/v1/me')).status).toBe(401);
});

test('a deletion can be cancelled for 14 days, also in a new session', async () => {
  const market = await openMarket(product);
  const cancelDeletion = () => market.ask('customer', 'DELETE', '/api/v1/me/deletion', {});
  expect(refusalOf(await cancelDeletion())).toBe('state_changed');
  deletionOf(await requestDeletion(market));
  later(LEAVING.waitMs - 1000);
  expect(deletionOf(await cancelDeletion()).ends_at).toBeNull();
  later(2000);
  await product.work();
  expect((await market.ask('customer', 'GET', '/api/v1/me')).status).toBe(200);
});

test('without a password the word confirms a deletion for ten minutes after a sign-in; later a new sign-in is needed', async () => {
  const market = await openMarket(product);
  const confirmBy = async () => deletionOf(await market.ask('customer', 'GET', '/api/v1/me/deletion')).confirm_by;
  later(SESSION.freshMs - 1);
  expect(await confirmBy()).toBe('word');
  later(1);
  expect(await confirmBy()).toBe('sign_in');
  const stale = await market.ask('customer', 'POST', '/api/v1/me/deletion', { word: 'DELETE' });
  expect(refusalOf(stale)).toBe('state_changed');
  expect(deletionOf(await requestDeletion(market)).ends_at).not.toBeNull();
});

test('the last admin can not delete their account, even in a session in which the role does not count', async () => {
  const market = await openMarket(product);
  await product.owner.execute(sql`delete from user_roles where role = 'admin'`);
  await market.world.makeAdmin(market.customer.id);
  product.services.adminsNeedSecondFactor = true;
  try {
    expect((await market.ask('customer', 'GET', '/api/v1/me')).body).toMatchObject({ roles: [] });
    expect(deletionOf(await market.ask('customer', 'GET', '/api/v1/me/deletion')).is_last_admin).toBe(true);
    expect(refusalOf(await requestDeletion(market))).toBe('last_admin');
    await market.world.makeAdmin(market.provider.user_id);
    expect(deletionOf(await market.ask('customer', 'GET', '/api/v1/me/deletion')).is_last_admin).toBe(false);
  } finally {
    product.services.adminsNeedSecondFactor = false;
  }
});

test('a deletion has to be confirmed by the password, or by the word if there is none', async () => {
  const market = await openMarket(product);
  expect(refusalOf(await requestDeletion(market, 'customer', { word: 'yes' }))).toBe('wrong_confirmation');
  const { id } = market.customer;
  const now = product.clock.now;
  await product.owner.insert(credentials).values({
    id: market.offer.id,
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: await hashPassword(PASSWORD),
    createdAt: now,
    updatedAt: now,
  });
  for (const body of [{}, { word: 'DELETE' }, { password: 'wrong horse' }])
    expect(refusalOf(await requestDeletion(market, 'customer', body))).toBe('wrong_confirmation');
  expect(deletionOf(await requestDeletion(market, 'customer', { password: PASSWORD }))).toMatchObject({
    confirm_by: 'password',
  });
});
