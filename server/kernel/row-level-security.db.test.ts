import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';
import { newId } from '../platform/ids.ts';
import { asPerson } from './transactions.ts';
import type { Person } from './verb.ts';

const product = useProduct();

const names = (rows: readonly Record<string, unknown>[]) => rows.map((row) => String(row.name));

test('every table with personal data has row-level security', async () => {
  const open = await product.owner.execute(sql`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not relrowsecurity order by 1`);
  const withoutPersonalData = ['relay_state', 'stream_events', 'stream_outbox', 'stream_positions', 'unused_photos'];
  expect(names(open)).toEqual(withoutPersonalData);
});

test('no login of the product can bypass row-level security or owns more than the job runner', async () => {
  const privileged = await product.owner.execute(sql`select rolname as name from pg_roles
    where rolname like 'hirfa\\_%' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`);
  const owned = await product.owner
    .execute(sql`select relname as name from pg_class join pg_roles on pg_roles.oid = relowner
    where rolname like 'hirfa\\_%' and relnamespace not in ('graphile_worker'::regnamespace, 'pg_toast'::regnamespace)`);
  expect([names(privileged), names(owned)]).toEqual([[], []]);
});

test('visitors read the public views and nothing else', async () => {
  const readable = await product.owner.execute(sql`select table_name as name from information_schema.role_table_grants
    where grantee = 'hirfa_public' order by 1`);
  expect(names(readable)).toEqual([
    'addresses_of_categories',
    'addresses_of_providers',
    'addresses_of_services',
    'catalogue_versions',
    'categories',
    'old_slugs',
    'operator_details',
    'public_absent_providers',
    'public_campaigns',
    'public_free_times',
    'public_listed_offers',
    'public_offers',
    'public_packages',
    'public_provider_areas',
    'public_providers',
    'public_ratings',
    'public_review_photos',
    'public_reviews',
    'public_service_cards',
    'service_areas',
    'services',
    'settings',
    'support_hours',
  ]);
  await expect(product.pools.public.execute(sql`select * from profiles`)).rejects.toMatchObject({
    cause: { code: '42501' },
  });
  await expect(product.pools.public.execute(sql`select * from auth.users`)).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});

test('the api login sees nothing without a person, own rows as a person and all rows as an admin', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const [mona, omar] = [await world.user('Mona Adel'), await world.user('Omar Adel')];
  const actor = (user_id: string, roles: Person['roles'] = []): Person => ({
    kind: 'person',
    user_id,
    session_id: user_id,
    roles,
  });
  const seen = (person: Person) =>
    asPerson(product.pools.api, person, { now: product.clock.now, subscribers: [] }, ({ db }) =>
      db.execute(sql`select full_name as name from profiles where user_id in (${mona.id}, ${omar.id}) order by 1`),
    );
  expect(names(await product.pools.api.execute(sql`select full_name as name from profiles`))).toEqual([]);
  expect(names(await seen(actor(mona.id)))).toEqual(['Mona Adel']);
  expect(names(await seen(actor(omar.id, ['admin'])))).toEqual(['Mona Adel', 'Omar Adel']);
  const forged = asPerson(product.pools.api, actor(mona.id), { now: product.clock.now, subscribers: [] }, ({ db }) =>
    db.execute(
      sql`insert into profiles (user_id, full_name, created_at, updated_at) values (${omar.id}, 'x', now(), now())`,
    ),
  );
  await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } });
  const promoted = asPerson(product.pools.api, actor(mona.id), { now: product.clock.now, subscribers: [] }, ({ db }) =>
    db.execute(sql`update profiles set is_provider = true`),
  );
  await expect(promoted).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('a person can read, add and delete only their own deadlines', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const [mona, omar] = [await world.user(), await world.user()];
  const market = await openMarket(product);
  const { id: booking } = await market.book();
  const due = (kind: string, entity: string) =>
    sql`insert into deadlines (kind, entity_id, due_at) values (${kind}, ${entity}, now())`;
  for (const { id } of [mona, omar]) await product.owner.execute(due('account.end', id));
  const as = (user_id: string, statement: SQL) =>
    asPerson(
      product.pools.api,
      { kind: 'person', user_id, session_id: user_id, roles: [] },
      { now: product.clock.now, subscribers: [] },
      (ctx) => ctx.db.execute(statement),
    );
  const all = sql`select entity_id as name from deadlines`;
  expect([names(await as(mona.id, all)), names(await as(market.customer.id, all))]).toEqual([[mona.id], [booking]]);
  for (const [kind, entity] of [
    ['account.end', newId()],
    ['booking.settle', booking],
    ['attempt.check', mona.id],
  ] as const)
    await expect(as(mona.id, due(kind, entity)), kind).rejects.toMatchObject({ cause: { code: '42501' } });
  await as(mona.id, sql`delete from deadlines`);
  expect(
    names(
      await product.owner.execute(sql`${all} where entity_id in (${mona.id}, ${omar.id}, ${booking}) order by kind`),
    ),
  ).toEqual([omar.id, booking]);
});

test('applicants and inactive providers are not in the public views', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  const shown = await world.provider(category);
  for (const hidden of [
    { verification_status: 'pending' },
    { verification_status: 'rejected' },
    { is_active: false },
  ] as const) {
    const provider = await world.provider(category, hidden);
    await world.card(provider, category);
  }
  await world.card(shown, category);
  const providers = await product.pools.public.execute(
    sql`select id as name from public_providers where primary_category = ${category.slug}`,
  );
  const cards = await product.pools.public.execute(
    sql`select provider_id as name from public_service_cards where category_slug = ${category.slug}`,
  );
  expect([names(providers), names(cards)]).toEqual([[shown.id], [shown.id]]);
});

test('the database itself refuses invalid payment lines and changes of other people’s rows', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const nour: Person = { kind: 'person', user_id: market.customer.id, session_id: market.customer.id, roles: [] };
  const asNour = (statement: SQL) =>
    asPerson(product.pools.api, nour, { now: product.clock.now, subscribers: [] }, ({ db }) => db.execute(statement));
  const tooCheap = sql`insert into payment_operations (id, booking_id, subtotal, platform_fee, vat, referral_bonus, provider_commission, provider_payout, customer_total, created_at)
    values (gen_random_uuid(), ${id}, 1, 0, 0, 0, 0, 1, 1, now())`;
  await expect(asNour(tooCheap)).rejects.toMatchObject({
    cause: { code: '23514', constraint: 'operation_lines_allowed' },
  });
  for (const column of ['payment_status', 'total_amount', 'hold_extended_at', 'authorized_at']) {
    await expect(
      asNour(sql.raw(`update bookings set ${column} = ${column} where id = '${id}'`)),
      column,
    ).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  }
  await expect(
    asNour(sql`update bookings set hold_until = hold_until + interval '1 second' where id = ${id}`),
  ).rejects.toMatchObject({ cause: { code: '23514', constraint: 'hold_allowed' } });
  await expect(asNour(sql`update payments set held = 0`)).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(
    asNour(
      sql`insert into ledger_entries (booking_id, account, amount, cause, created_at) values (${id}, 'vat', 1, 'x', now())`,
    ),
  ).rejects.toMatchObject({
    cause: { code: '42501' },
  });
  const others = await openMarket(product);
  const theirs = await others.book();
  expect(names(await asNour(sql`select id as name from bookings`))).toEqual([id]);
  expect([
    ...(await asNour(sql`update bookings set version = version + 1 where id = ${theirs.id} returning id`)),
  ]).toEqual([]);
});

test('the ledger is append-only and sums to zero', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await expect(product.owner.execute(sql`delete from ledger_entries where booking_id = ${id}`)).rejects.toMatchObject({
    cause: { code: '23001' },
  });
  const unbalanced = product.owner.execute(
    sql`insert into ledger_entries (booking_id, account, amount, cause, created_at) values (${id}, 'vat', 1, 'x', now())`,
  );
  await expect(unbalanced).rejects.toMatchObject({ cause: { constraint: 'ledger_balances' } });
});

test('the database refuses a live booking without its slot and overlapping slots', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await expect(
    product.owner.execute(
      sql`update bookings set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = ${id}`,
    ),
  ).rejects.toMatchObject({
    cause: { constraint: 'moved_as_agreed' },
  });
  await expect(
    product.owner.execute(
      sql`insert into booking_slots select gen_random_uuid(), provider_id, occupied from booking_slots where booking_id = ${id}`,
    ),
  ).rejects.toMatchObject({
    cause: { constraint: 'booking_slots_no_overlap' },
  });
});

test('a function with rights of its own finds no table that its caller has made', async () => {
  const others = await product.owner.execute(
    sql`select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
      and not exists (select from unnest(proconfig) as setting where setting ~ '^search_path=.*, pg_temp$')`,
  );
  expect(others).toEqual([]);
});
