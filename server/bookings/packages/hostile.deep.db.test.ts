import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseConstraint } from '../../platform/errors/database-errors.ts';
import { newId } from '../../platform/ids.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { bookingOf, hoursFrom, openMarket, payAt, CARDS } from '../../testing/market.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
const WEEK_MS = 7 * 24 * 3_600_000;

async function open() {
  const market = await openPackageMarket(product);
  return { market, ...packagesOf(product, market) };
}

test('prices, times and cards that are not sold so are refused, and nothing is held', async () => {
  const { market, wish, create } = await open();
  const good = await wish();
  const cheap = await create({ ...good, customer_total: '10.00' });
  expect([refusalOf(cheap), cheap.body]).toMatchObject(['state_changed', { data: { amount: '1197.01' } }]);
  const [first = '', second = '', third = '', last = ''] = good.dates;
  const later = new Date(Date.parse(last) + WEEK_MS).toISOString();
  for (const dates of [
    [first, second, third, later],
    [first, first, second, third],
    [second, first, third, last],
    [first, second, third, new Date(Date.parse(last) + 1_800_000).toISOString()],
    [first, second, third, last, later],
  ])
    expect(refusalOf(await create({ ...good, dates })), JSON.stringify(dates)).toBe('slot_taken');
  expect((await create({ ...good, dates: [first] })).status).toBe(400);
  const past = good.dates.map((date) => new Date(Date.parse(date) - 10 * WEEK_MS).toISOString());
  expect(refusalOf(await create({ ...good, dates: past }))).toBe('provider_unavailable');
  expect((await create({ ...good, code: 'CRAFT20' })).status, 'no discount is spent').toBe(400);
  await product.owner.execute(sql`update service_cards set is_visit = true where id = ${market.offer.id}`);
  expect((await create(good)).body).toMatchObject({ data: { fields: [{ path: 'kind' }] } });
  await product.owner.execute(
    sql`update service_cards set is_visit = false, base_price = 250 where id = ${market.offer.id}`,
  );
  expect((await create(good)).body, 'a dearer one is not sold').toMatchObject({ data: { fields: [{ path: 'kind' }] } });
  const [held] = await product.owner.execute(
    sql`select count(*)::int as slots from booking_slots where provider_id = ${market.provider.id}`,
  );
  expect(held).toEqual({ slots: 0 });
});

test('a date that is taken meanwhile refuses the whole, and the next preview leaves it out', async () => {
  const { market, wish, create, preview } = await open();
  const shown = await wish();
  const third = shown.dates[2] ?? '';
  await market.confirmed({ starts_at: third });
  expect(refusalOf(await create(shown))).toBe('slot_taken');
  expect(await preview()).toMatchObject({ is_complete: true, left_out: [third] });
  expect((await create(await wish())).status).toBe(201);
});

test('a price that the provider changes while a package is being booked is shown, and not the one that was agreed', async () => {
  const { market, wish, create } = await open();
  const input = await wish();
  let created: ReturnType<typeof create> | undefined;
  await product.owner.transaction(async (tx) => {
    await tx.execute(
      sql`update provider_profiles set monthly_subscription_rate = 900 where id = ${market.provider.id}`,
    );
    created = create(input);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await product.owner.execute(waiting)).length, { timeout: 15_000 }).toBe(1);
  });
  expect((await created)?.body).toMatchObject({ code: 'state_changed', data: { amount: '1077.32' } });
});

test('the ids of the bookings of a package are in the order of its times', async () => {
  const { create, wish } = await open();
  const { id } = bookingOf(await create(await wish('yearly')));
  const dates = await product.owner.execute<{ number: number }>(
    sql`select number from package_dates where package_id = ${id} order by booking_id`,
  );
  expect(dates.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
});

test('of packages for one time at once exactly one is booked, and a repeated call is one package', async () => {
  const { market, wish } = await open();
  const input = await wish();
  const customers = await Promise.all(
    Array.from({ length: 8 }, async () => signedIn(product, (await market.world.user()).id)),
  );
  const answers = await Promise.all(
    customers.map(async (who) =>
      ask(product, 'POST', '/api/v1/packages', {
        body: input,
        headers: { ...(await who()), 'idempotency-key': newId() },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  const others = await open();
  const key = newId();
  const wanted = await others.wish();
  const [one, two] = [await others.create(wanted, key), await others.create(wanted, key)];
  expect(bookingOf(two).id).toBe(bookingOf(one).id);
});

test('a second package is refused until the first one is paid, let go or no longer held', async () => {
  const { market, wish, create } = await open();
  const tryAt = async (hours: number) => create(await wish('monthly', hoursFrom(product.clock.now, hours)));
  const first = bookingOf(await tryAt(48));
  expect(refusalOf(await tryAt(51))).toBe('package_unpaid');
  expect((await market.tryToBook({ starts_at: hoursFrom(product.clock.now, 54) })).status, 'a booking').toBe(201);
  await market.pay(first.id);
  const second = bookingOf(await tryAt(51));
  expect(refusalOf(await tryAt(57))).toBe('package_unpaid');
  await market.step('customer', second.id, 'withdraw');
  const third = bookingOf(await tryAt(57));
  product.clock.now = new Date(Date.parse(third.hold_until) + 1);
  expect((await tryAt(60)).status, 'before the clock has run').toBe(201);
});

test('of packages that one customer books at once, one holds its times', async () => {
  const { wish, create } = await open();
  const wishes = await Promise.all(
    [48, 51, 54, 57].map((hours) => wish('monthly', hoursFrom(product.clock.now, hours))),
  );
  const answers = await Promise.all(wishes.map((input) => create(input)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(refusalOf)).toEqual(['package_unpaid', 'package_unpaid', 'package_unpaid']);
});

test('somebody else reads, stops and pays nothing of a package', async () => {
  const { begun } = await open();
  const { id, stop } = await begun();
  const stranger = await openMarket(product);
  for (const who of ['customer', 'provider'] as const) {
    expect(refusalOf(await stranger.ask(who, 'GET', `/api/v1/packages/${id}`))).toBe('not_found');
    const answer = await stranger.ask(who, 'POST', `/api/v1/packages/${id}/stop`, { refund: stop?.refund });
    expect(refusalOf(answer)).toBe('not_found');
  }
  expect(refusalOf(await ask(product, 'GET', `/api/v1/packages/${id}`))).toBe('authentication_required');
});

test('its provider and admins read a package, but do not stop it; an unpaid one is not shown to its provider', async () => {
  const { market, create, wish, read, begun } = await open();
  const unpaid = bookingOf(await create(await wish('monthly', hoursFrom(product.clock.now, 51))));
  expect(refusalOf(await market.ask('provider', 'GET', `/api/v1/packages/${unpaid.id}`))).toBe('not_found');
  expect(
    refusalOf(await market.ask('customer', 'POST', `/api/v1/packages/${unpaid.id}/stop`, { refund: '1.00' })),
  ).toBe('state_changed');
  await market.step('customer', unpaid.id, 'withdraw');
  const { id } = await begun();
  expect(await read('provider', id)).toMatchObject({ part: 'provider', price: null, stop: null });
  expect(await read('admin', id)).toMatchObject({ part: 'admin', stop: null, earnings: { subtotal: '1000.01' } });
  for (const who of ['provider', 'admin'] as const)
    expect(refusalOf(await market.ask(who, 'POST', `/api/v1/packages/${id}/stop`, { refund: '1197.01' }))).toBe(
      'not_found',
    );
});

test('while its money is being taken, a package is ended by its provider or an admin, with all of it', async () => {
  const { market, request } = await open();
  const { id } = await request();
  await market.step('provider', id, 'accept');
  expect(await market.read('customer', id)).toMatchObject({ status: 'confirmed', cancellation: null });
  const cancel = { refund: '1197.01' };
  expect(refusalOf(await market.ask('customer', 'POST', `/api/v1/bookings/${id}/cancel`, cancel))).toBe(
    'state_changed',
  );
  await market.step('provider', id, 'cancel', { reason: 'I was wrong about the year.' });
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
  const [left] = await product.owner.execute(sql`select count(*)::int as bookings,
    (select count(*)::int from booking_slots where provider_id = ${market.provider.id}) as slots
    from bookings where package_id = ${id}`);
  expect(left).toEqual({ bookings: 1, slots: 0 });
  const other = await request();
  await market.step('provider', other.id, 'accept');
  expect((await market.cancelAsAdmin(other.id, 'The provider has asked for it.')).status).toBe(200);
  await product.work();
  expect((await market.read('customer', other.id)).payment_status).toBe('refunded');
});

test('a package that was captured by a release which does not know packages is started by nobody', async () => {
  const { market, request } = await open();
  const { id, starts_at } = await request();
  await market.step('provider', id, 'accept');
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update bookings set payment_status = 'captured' where id = ${id}`);
  });
  product.clock.now = new Date(starts_at);
  expect((await market.ask('admin', 'GET', `/api/v1/admin/bookings/${id}`)).body).toMatchObject({ can_start: false });
  expect(refusalOf(await market.startAsAdmin(id, 'The customer has lost the code.'))).toBe('state_changed');
  expect(refusalOf(await market.ask('customer', 'POST', `/api/v1/bookings/${id}/start`, {}))).toBe('state_changed');
});

/** Changes what was inserted of a package that waits for its payment, as if it had been inserted so. */
async function refusedBy(change: (id: string) => SQL): Promise<string | null> {
  const { create, wish } = await open();
  const { id } = bookingOf(await create(await wish()));
  try {
    await product.owner.transaction(async (tx) => {
      await tx.execute(sql`create temp table kept on commit drop as select * from packages where id = ${id}`);
      await tx.execute(sql`create temp table kept_dates on commit drop as select * from package_dates
        where package_id = ${id}`);
      await tx.execute(sql`delete from packages where id = ${id}`);
      await tx.execute(change(id));
      await tx.execute(sql`insert into packages select * from kept`);
      await tx.execute(sql`insert into package_dates select * from kept_dates`);
    });
    return null;
  } catch (error) {
    return databaseConstraint(error) ?? String(error);
  }
}

test('the database refuses another number of bookings, other times, another price and lines that do not add up', async () => {
  const wrong: Record<string, (id: string) => SQL> = {
    'one date less': () => sql`delete from kept_dates where number = 4`,
    'another day': () => sql`update kept_dates set starts_at = starts_at + interval '1 day',
      ends_at = ends_at + interval '1 day' where number = 4`,
    'another hour': () => sql`update kept_dates set starts_at = starts_at + interval '1 hour',
      ends_at = ends_at + interval '1 hour' where number = 2`,
    longer: () => sql`update kept_dates set ends_at = ends_at + interval '1 hour' where number = 2`,
    'one date twice': () => sql`update kept_dates set starts_at = other.starts_at, ends_at = other.ends_at
      from kept_dates as other where other.number = 2 and kept_dates.number = 3`,
    'too far away': () => sql`update kept_dates set starts_at = starts_at + interval '84 days',
      ends_at = ends_at + interval '84 days' where number = 4`,
    'without a slot': () => sql`delete from booking_slots where booking_id in
      (select booking_id from kept_dates where number = 3)`,
    'another kind': () => sql`update kept set kind = 'yearly'`,
    'a lower price': (id) => sql`with lower as (update payments set subtotal = subtotal - 100,
        provider_payout = provider_payout - 100, customer_total = customer_total - 100 where booking_id = ${id})
      update kept set subtotal = subtotal - 100, provider_payout = provider_payout - 100,
        customer_total = customer_total - 100`,
    'less VAT': (id) => sql`with lower as (update payments set vat = vat - 1, customer_total = customer_total - 1
        where booking_id = ${id}) update kept set vat = vat - 1, customer_total = customer_total - 1`,
    'other lines than its payment': () => sql`update kept set platform_fee = platform_fee - 1,
      customer_total = customer_total - 1`,
  };
  expect(await refusedBy(() => sql`select`)).toBeNull();
  for (const [name, change] of Object.entries(wrong)) expect(await refusedBy(change), name).toBe('package_agrees');
});

test('the database refuses bookings with other shares, and a part of the money of a package that has not begun', async () => {
  const { market, request } = await open();
  const { id } = await request();
  await market.step('provider', id, 'accept');
  const half = product.owner.execute(sql`insert into payment_operations (id, booking_id, subtotal, platform_fee, vat,
      referral_bonus, provider_commission, provider_payout, customer_total, created_at)
    select ${newId()}, booking_id, 500.01, 0, 70, 0, 125, 375.01, 570.01, now() from payments where booking_id = ${id}`);
  await expect(half.catch((error: unknown) => databaseConstraint(error))).resolves.toBe('package_as_a_whole');
  const begin = product.owner.execute(sql`select begin_package(${id}, '[]'::json, now())`);
  await expect(begin.catch((error: unknown) => databaseConstraint(error))).resolves.toBe('begin_package');
  const taken = product.owner.execute(sql`update bookings set payment_status = 'captured' where id = ${id}`);
  await expect(taken.catch((error: unknown) => databaseConstraint(error))).resolves.toBe('package_begins');
  await product.work();
  expect((await market.read('customer', id)).package?.is_whole).toBe(false);
  const alone = product.owner.execute(sql`insert into bookings select (jsonb_populate_record(booking,
    jsonb_build_object('id', ${newId()}::uuid))).* from bookings as booking where id = ${id}`);
  await expect(alone.catch((error: unknown) => databaseConstraint(error))).resolves.toMatch(/package|slot/);
});

test('a card that is declined can be tried again, and a capture that is refused ends the whole', async () => {
  const { market, create, wish } = await open();
  const { id } = bookingOf(await create(await wish()));
  await payAt(await market.openCheckout(id), CARDS.declined);
  await product.work();
  expect((await market.read('customer', id)).payment_status).toBe('failed');
  await market.pay(id, CARDS.noCapture);
  await market.step('provider', id, 'accept');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', cancel_reason: 'capture_failed' });
  const [left] = await product.owner.execute(sql`select count(*)::int as bookings,
    (select count(*)::int from booking_slots where provider_id = ${market.provider.id}) as slots
    from bookings where package_id = ${id}`);
  expect(left).toEqual({ bookings: 1, slots: 0 });
});
