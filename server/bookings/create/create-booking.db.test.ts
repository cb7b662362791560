import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { asPerson } from '../../kernel/transactions.ts';
import { newId } from '../../platform/ids.ts';
import { bookingOf, hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
/** From the one that begins, with the settings of the actor, to the stored answer. */
const MOST_STATEMENTS = 8;

test(`the transaction of a booking sends at most ${MOST_STATEMENTS} statements`, async () => {
  const market = await openMarket(product);
  const customer_total = await market.total();
  const query = vi.spyOn(Client.prototype, 'query');
  const { status } = await market.ask('customer', 'POST', '/api/v1/bookings', { ...market.wish(), customer_total });
  const sent = query.mock.calls.map(([statement]) => textOf(statement));
  const connections = query.mock.contexts;
  query.mockRestore();
  expect(status).toBe(201);
  const claim = sent.findIndex((text) => text.includes('insert into idempotency_keys'));
  const onConnection = sent.filter((_, index) => connections[index] === connections[claim]);
  const statements = onConnection.slice(
    onConnection.findIndex((text) => text.startsWith('begin')),
    onConnection.indexOf('commit'),
  );
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.length).toBeLessThanOrEqual(MOST_STATEMENTS);
});

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
}

test('the answer is what the customer reads afterwards', async () => {
  const market = await openMarket(product);
  const { world, provider } = market;
  await product.owner.execute(sql`update provider_profiles set supports_online = true where id = ${provider.id}`);
  const category = await world.category();
  const service = await world.service(category);
  const hourly = await world.card(provider, category, { service_id: service.id, base_price: '250.00' });
  const visit = await market.book({ notes: 'The bell does not work' });
  const online = bookingOf(
    await market.tryToBook({
      service_card_id: hourly.id,
      starts_at: hoursFrom(product.clock.now, 72),
      mode: 'online',
      area_id: undefined,
      address: undefined,
    }),
  );
  expect([visit.area?.id, online.area, online.service_slug]).toEqual([market.area.id, null, service.slug]);
  for (const booking of [visit, online]) expect(await market.read('customer', booking.id)).toEqual(booking);
});

const Row = z.record(z.string(), z.unknown());

interface Changes {
  booking?: object;
  payment?: object;
}

/** Asks the database, as the customer, for a booking like this one at another time, with changes. */
async function createLike(market: Market, id: string, hours: number, changes: Changes, verb = sql`insert_booking`) {
  const [found] = await product.owner.execute(
    sql`select to_jsonb(bookings) as booking, to_jsonb(payments) as payment
      from bookings join payments on booking_id = bookings.id where bookings.id = ${id}`,
  );
  const { booking, payment } = z.object({ booking: Row, payment: Row }).parse(found);
  const copy = newId();
  const [starts_at, ends_at] = [hoursFrom(product.clock.now, hours), hoursFrom(product.clock.now, hours + 1)];
  const rows = {
    slot: { occupied: `[${starts_at},${ends_at})` },
    booking: { ...booking, id: copy, starts_at, ends_at, ...changes.booking },
    place: { address: 'A street', notes: '' },
    start_code: { code: '0000' },
    payment: { ...payment, booking_id: copy, ...changes.payment },
    history: { id: newId() },
    events: [],
  };
  const person = { kind: 'person', user_id: market.customer.id, session_id: newId(), roles: [] } as const;
  return asPerson(product.pools.api, person, { now: product.clock.now, subscribers: [] }, async ({ db }) => {
    const [answer] = await db.execute(sql`select ${verb}(${JSON.stringify(rows)}::json) as people`);
    return answer?.['people'];
  });
}

test('the database creates only unpaid bookings of the actor, whatever the product asks it', async () => {
  const market = await openMarket(product);
  const other = await market.world.user('Omar Adel');
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  await createLike(market, id, 72, {});
  await expect(createLike(market, id, 72, {})).rejects.toMatchObject({ cause: { code: '23P01' } });
  for (const changes of [
    { booking: { booker_id: other.id } },
    { booking: { booker_id: other.id }, payment: { payer_id: other.id } },
    { booking: { booker_id: null } },
    { booking: { status: 'confirmed' } },
    { booking: { status: null } },
    { booking: { payment_status: 'captured' } },
    { payment: { booking_id: id } },
    { payment: { payer_id: other.id } },
    { payment: { provider_id: newId() } },
    { payment: { rail_state: 'authorized' } },
    { payment: { held: '1.00' } },
  ])
    await expect(createLike(market, id, 96, changes), JSON.stringify(changes)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  const paid = await market.request({ starts_at: hoursFrom(product.clock.now, 120) });
  expect((await market.ask('provider', 'PUT', `/api/v1/provider/blocked-customers/${paid.id}`)).status).toBe(200);
  await expect(createLike(market, id, 96, {})).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('a process of the release before creates bookings meanwhile', async () => {
  const market = await openMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  const create = () => createLike(market, id, 72, {}, sql`create_booking`);
  expect(await create()).toMatchObject({ provider_user_id: market.provider.user_id });
  expect(await create()).toBeNull();
});

test('no login inserts the rows of a new booking by itself', async () => {
  const tables = ['bookings', 'booking_slots', 'booking_places', 'booking_start_codes', 'payments', 'booking_history'];
  const rights = await product.owner.execute(
    sql`select rolname as login, name from pg_roles, unnest(string_to_array(${tables.join()}, ',')) as name
      where rolname like 'hirfa%' and has_table_privilege(rolname, name, 'INSERT') order by login`,
  );
  // Steps add to the history.
  expect(rights).toEqual(['hirfa_api', 'hirfa_worker'].map((login) => ({ login, name: 'booking_history' })));
});
