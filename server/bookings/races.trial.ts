import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/signed-in.ts';
import { newId } from '../platform/ids.ts';
import { type PreparedCall, sendFromClients } from '../testing/clients.ts';
import { hoursFrom, type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { raceForSlots } from '../testing/race.ts';

/** `npm run trial:races`. The short form of the first is in races.deep.db.test.ts. */
const ROUNDS = 1000;
const ACTORS = 50;
const CLIENTS = 32;
const EACH = 40;
const LIMIT_MS = 50;
/** Still many times faster than a person fills in a form. */
const PAUSE_MS = 400;

const product = useProduct();

test(`in ${ROUNDS} rounds of ${ACTORS} requests for one slot exactly one wins`, { timeout: 1_800_000 }, async () => {
  const began = performance.now();
  const { others, ...figures } = await raceForSlots(product, { rounds: ROUNDS, actors: ACTORS });
  const seconds = (performance.now() - began) / 1000;
  console.log(figures, `${others.length} other answers, ${((ROUNDS * ACTORS) / seconds).toFixed(0)} answers a second`);
  expect({ ...figures, others: others.slice(0, 3) }).toEqual({
    wins: ROUNDS,
    losses: ROUNDS * (ACTORS - 1),
    overlaps: 0,
    others: [],
  });
});

test(
  `taking a slot, at ${CLIENTS} clients: the whole booking, the insert it rests on, and the bare insert`,
  { timeout: 300_000 },
  async () => {
    const market = await openMarket(product);
    const competitors = await Promise.all(
      Array.from({ length: CLIENTS }, () => wishes(market, (index) => hoursFrom(product.clock.now, 24 + index * 2))),
    );
    const concurrent = await sendFromClients(product.address, competitors);
    const apart = await Promise.all(
      Array.from({ length: CLIENTS }, async () =>
        wishes(await openMarket(product), (index) => hoursFrom(product.clock.now, 24 + index * 2)),
      ),
    );
    const booked = await sendFromClients(product.address, apart);
    const people = await Promise.all(
      Array.from({ length: CLIENTS }, () =>
        wishes(market, (index) => hoursFrom(product.clock.now, 24 * 7 + index * 2)),
      ),
    );
    const withPauses = await sendFromClients(product.address, people, PAUSE_MS);
    expect([concurrent, booked, withPauses].map((answers) => new Set(answers.map(({ status }) => status)))).toEqual([
      new Set([201, 409]),
      new Set([201]),
      new Set([201, 409]),
    ]);
    const insert = await raceInserts('on conflict do nothing');
    const bare = await raceInserts('');
    console.table({
      'booking, all for one slot, without a pause': figures(concurrent.map(({ ms }) => ms)),
      'booking, each their own slot, without a pause': figures(booked.map(({ ms }) => ms)),
      [`booking, all for one slot, each every ${PAUSE_MS} ms`]: figures(withPauses.map(({ ms }) => ms)),
      'insert … on conflict do nothing': figures(insert.times),
      [`bare insert (${bare.errors} errors)`]: figures(bare.times),
    });
    expect(insert.errors).toBe(0);
    for (const times of [insert.times, withPauses.map(({ ms }) => ms)])
      expect(figures(times).p99).toBeLessThanOrEqual(LIMIT_MS);
  },
);

async function wishes(market: Market, startsAt: (index: number) => string): Promise<PreparedCall[]> {
  const customer_total = await market.total();
  // One customer holds only a few slots at once.
  return Promise.all(
    Array.from({ length: EACH }, async (_, index) => {
      const who = await signedIn(product, (await market.world.user()).id);
      return {
        path: '/api/v1/bookings',
        headers: { ...(await who()), 'idempotency-key': newId() },
        body: JSON.stringify(market.wish({ starts_at: startsAt(index), customer_total })),
      };
    }),
  );
}

/** Clients that insert the same slots at once, without the rest of the booking. */
async function raceInserts(ending: string) {
  const pool = new Pool({ connectionString: product.urlFor('worker'), max: CLIENTS });
  const table = `slots_${newId().slice(-8)}`;
  await product.owner.execute(
    sql.raw(
      `create table ${table} (like booking_slots including all, exclude using gist (provider_id with =, occupied with &&))`,
    ),
  );
  await product.owner.execute(sql.raw(`grant insert, select on ${table} to hirfa_worker`));
  const provider = newId();
  const times: number[] = [];
  let errors = 0;
  const client = async () => {
    for (let index = 0; index < EACH; index += 1) {
      const began = performance.now();
      const start = hoursFrom(product.clock.now, 24 + index * 2);
      await pool
        .query(
          `insert into ${table} values ($1, $2, tstzrange($3::timestamptz, $3::timestamptz + interval '90 minutes')) ${ending}`,
          [newId(), provider, start],
        )
        .catch((error: { code?: string }) => {
          // An overlap is an expected answer, a deadlock is a failure.
          if (error.code !== '23P01') errors += 1;
        });
      times.push(performance.now() - began);
    }
  };
  // All connections are open before the measurement begins.
  await Promise.all(Array.from({ length: CLIENTS }, () => pool.query('select pg_sleep(0.1)')));
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await pool.end();
  return { times, errors };
}

function figures(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
