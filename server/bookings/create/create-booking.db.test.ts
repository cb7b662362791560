import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { bookingOf, hoursFrom, openMarket } from '../../testing/market.ts';
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
  const claim = sent.findIndex((text) => text.includes('"idempotency_keys"'));
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
