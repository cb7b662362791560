import { Availability } from '@hirfa/contract/providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTILE_CALENDARS } from '../../../testing/hostile/calendars.ts';
import { PUBLIC_ADDRESS, startFakeCalendars } from '../../../testing/hostile/fake-calendars.ts';
import { openMarket } from '../../../testing/market.ts';
import { useProduct } from '../../../testing/product.ts';

const product = useProduct();
let fake: Awaited<ReturnType<typeof startFakeCalendars>>;
beforeAll(async () => {
  fake = await startFakeCalendars();
  fake.name('calendar.example', PUBLIC_ADDRESS);
  fake.name('inside.example', '169.254.169.254');
  product.services.network = fake.network;
});
afterAll(() => fake.close());

test.each(Object.entries(HOSTILE_CALENDARS))('%s is refused or bounded', async (name, { answer, problem }) => {
  const { ask, provider } = await openMarket(product);
  const path = `/${encodeURIComponent(name)}`;
  fake.serve(path, answer);
  const address = `https://calendar.example${path}`;
  await ask('provider', 'PUT', '/api/v1/provider/imported-calendar', { address });
  await product.work();
  const { body } = await ask('provider', 'GET', '/api/v1/provider/availability');
  expect(Availability.parse(body).import).toMatchObject({ problem, busy: [] });
  const stored = sql`select from provider_busy_times where provider_id = ${provider.id}`;
  expect([...(await product.owner.execute(stored))]).toEqual([]);
  expect(fake.connected.every((each) => each === PUBLIC_ADDRESS)).toBe(true);
});
