import postgres from 'postgres';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { hoursFrom, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { raceForSlots } from '../testing/race.ts';

/** `npm run trial:races`. The short form of the first is in races.db.test.ts. */
const ROUNDS = 1000;
const ACTORS = 50;
const CLIENTS = 32;
const EACH = 50;
const LIMIT_MS = 50;

const product = useProduct();

test(`${ROUNDS} rounds of ${ACTORS} who want one slot`, { timeout: 1_200_000 }, async () => {
  const began = performance.now();
  const { others, ...figures } = await raceForSlots(product, { rounds: ROUNDS, actors: ACTORS });
  const seconds = (performance.now() - began) / 1000;
  console.log(figures, `${others.length} other answers, ${((ROUNDS * ACTORS) / seconds).toFixed(0)} answers a second`);
  expect({ ...figures, others: others.slice(0, 3) }).toEqual({ wins: ROUNDS, losses: ROUNDS * (ACTORS - 1), overlaps: 0, others: [] });
});

test(`booking takes at most ${LIMIT_MS} ms for 99 of 100 at ${CLIENTS} clients, beside the bare insert`, { timeout: 300_000 }, async () => {
  const markets = await Promise.all(Array.from({ length: CLIENTS }, () => openMarket(product)));
  const hours = (index: number) => hoursFrom(product.clock.now, 24 + index * 2);
  const booking = await measured(markets, async (market, index) => {
    const { status } = await market.tryToBook({ starts_at: hours(index) });
    expect(status).toBe(201);
  });
  const sql = postgres(product.urlFor('worker'), { max: CLIENTS });
  const owner = product.owner.$client;
  await owner`create table bare_slots (like booking_slots including all, exclude using gist (provider_id with =, occupied with &&))`;
  await owner`grant insert on bare_slots to hirfa_worker`;
  const bare = await measured(markets, async ({ provider }, index) => {
    const start = hours(index);
    await sql`insert into bare_slots values (${newId()}, ${provider.id}, tstzrange(${start}::timestamptz, ${start}::timestamptz + interval '90 minutes')) on conflict do nothing`;
  });
  await sql.end();
  console.table({ booking, 'bare insert': bare });
  expect(booking.p99).toBeLessThanOrEqual(LIMIT_MS);
});

/** Every client works alone, one piece after the other, all of them at once. */
async function measured<Client>(clients: readonly Client[], work: (client: Client, index: number) => Promise<void>) {
  const times: number[] = [];
  const run = async (client: Client, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const began = performance.now();
      await work(client, index);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(clients.map((client) => work(client, EACH + 1)));
  times.length = 0;
  const began = performance.now();
  await Promise.all(clients.map((client) => run(client, EACH)));
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), 'per second': Math.round(times.length / seconds) };
}
