import { Availability } from '@hirfa/contract/providers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TIRELESS_CALENDARS } from '../../../testing/hostile/calendars.ts';
import { PUBLIC_ADDRESS, startFakeCalendars } from '../../../testing/hostile/fake-calendars.ts';
import { openMarket } from '../../../testing/market.ts';
import { useProduct } from '../../../testing/product.ts';

/** Part of `npm run trial:calendars`: how fast ordinary calls are while hostile calendars are read. */
const CALLS = 400;
/** A reading in the process of the calls would stop them for seconds. */
const MOST = 2;

const product = useProduct('empty', { worker: true });
let fake: Awaited<ReturnType<typeof startFakeCalendars>>;
beforeAll(async () => {
  fake = await startFakeCalendars();
  fake.name('calendar.example', PUBLIC_ADDRESS);
  fake.name('inside.example', '10.0.0.1');
  product.services.network = fake.network;
});
afterAll(() => fake.close());

const calendars = Object.entries(TIRELESS_CALENDARS);

test.each(calendars)('%s slows no other call', { timeout: 180_000 }, async (name, { answer, problem }) => {
  const [hostile, other] = await Promise.all([openMarket(product), openMarket(product)]);
  const imported = async () =>
    Availability.parse((await hostile.ask('provider', 'GET', '/api/v1/provider/availability')).body).import;
  const call = async () => {
    const begin = performance.now();
    await other.ask('customer', 'GET', `/api/v1/service-cards/${other.offer.id}/slots?mode=in_person&days=7`);
    return performance.now() - begin;
  };
  const idle: number[] = [];
  const addIdle = async () => {
    for (let time = 0; time < CALLS; time += 1) idle.push(await call());
  };
  await addIdle();
  idle.length = 0;
  await addIdle();

  const path = `/${encodeURIComponent(name)}`;
  const asked = fake.asked.length;
  fake.serve(path, answer);
  await hostile.ask('provider', 'PUT', '/api/v1/provider/imported-calendar', {
    address: `https://calendar.example${path}`,
  });
  while (fake.asked.length === asked) await call();
  const busy: number[] = [];
  while (busy.length < CALLS && (await imported())?.next_read_at === null) busy.push(await call());
  await expect.poll(imported, { timeout: 100_000, interval: 200 }).toMatchObject({ problem, busy: [] });
  await addIdle();
  const ratio = median(busy) / median(idle);
  console.log({ name, calls: busy.length, idleMs: median(idle), busyMs: median(busy), ratio });
  expect(busy).toHaveLength(CALLS);
  expect(ratio).toBeLessThan(MOST);
});

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
