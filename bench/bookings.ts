import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Wish, wishesOf } from '@hirfa/server/testing/figures/many-bookers';
import { NO_LIMITS, type RunningSite, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { sql } from 'drizzle-orm';
import { type Measured, median, percentile, report } from './figures.ts';
import { type Call, load, type Load } from './load.ts';

/**
 * `npm run bench:bookings`: bookings a second over HTTP, each of its own slot, in rounds that take turns with a bare
 * handler that inserts a booking and its slot into the same tables. With the PostgreSQL of `npm start`, where a booking
 * that was answered is on the disk; and, to compare, with that of the tests, which does not wait for the disk.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const ROUND_MS = 2000;
const CONNECTIONS = 32;
/** As many as the product has for people. */
const DATABASE_CONNECTIONS = 8;
const PROVIDERS = 192;
/** More than any machine creates in all rounds, of ours and of the bare handler. */
const BOOKINGS = PROVIDERS * 700;
/** 100 requests a second over all connections, which both servers answer with ease. */
const PACE_MS = 10 * CONNECTIONS;
const LIMITS = { ratio: 0.25, p99Ratio: 2 };

const figures: Measured[] = [];
for (const durable of [true, false]) {
  const postgres = await startTestPostgres({ durable });
  const site = await startSite(postgres.url, NO_LIMITS);
  const bare = fork(join(import.meta.dirname, 'bare-bookings.ts'), [site.databaseUrl, String(DATABASE_CONNECTIONS)]);
  try {
    const [port] = await once(bare, 'message');
    const rounds = await measure(site, { address: `http://127.0.0.1:${port}`, pid: bare.pid ?? 0 });
    figures.push(...compare(rounds, durable));
  } finally {
    bare.disconnect();
    await site.stop();
    await postgres.stop();
  }
}
report(figures);

type Round = Record<'ours' | 'bare', Load>;
interface Rounds {
  busy: Round[];
  paced: Round[];
}

async function measure(site: RunningSite, bare: { address: string; pid: number }): Promise<Rounds> {
  const wishes = await wishesOf(site, PROVIDERS, BOOKINGS);
  let taken = 0;
  const nextWish = () => {
    const wish = wishes[(taken += 1)];
    if (wish === undefined) throw new Error(`${BOOKINGS} slots are not enough`);
    return wish;
  };
  const common = { connections: CONNECTIONS, forMs: ROUND_MS };
  const ours = { ...common, address: site.address, pid: site.pid, next: () => callOf(nextWish()) };
  const theirs = { ...common, ...bare, next: () => bareCallOf(nextWish()) };
  // Compilers and caches are warm before the first round.
  await load({ ...ours, forMs: 5 * ROUND_MS });
  await load(theirs);
  // As PostgreSQL does by itself within a minute: plans that were made for empty tables are not kept.
  await site.owner.execute(sql`analyze`);
  const rounds = async (everyMs: number) => {
    const done: Round[] = [];
    while (done.length < ROUNDS)
      done.push({ ours: await load({ ...ours, everyMs }), bare: await load({ ...theirs, everyMs }) });
    return done;
  };
  return { busy: await rounds(0), paced: await rounds(PACE_MS) };
}

function callOf({ headers, body }: Wish): Call {
  const more = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return { method: 'POST', path: '/api/v1/bookings', headers: { ...headers, ...more }, body: JSON.stringify(body) };
}

function bareCallOf({ market: { provider, offer, area }, customer, body }: Wish): Call {
  const values = [randomUUID(), provider.id, body.starts_at, customer, offer.id, offer.category_slug, area.id];
  return { method: 'POST', path: '/', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) };
}

function compare({ busy, paced }: Rounds, durable: boolean): Measured[] {
  const where = durable ? '' : ', without waiting for the disk';
  const middle = (of: (round: Round) => number) => median(busy.map(of));
  const p99 = (rounds: readonly Round[], of: keyof Round) =>
    percentile(
      rounds.flatMap((round) => round[of].latencies),
      0.99,
    );
  return [
    { what: `bookings${where}`, figure: middle(({ ours }) => ours.perSecond), unit: 'a second' },
    { what: `bare inserts${where}`, figure: middle(({ bare }) => bare.perSecond), unit: 'a second' },
    { what: `CPU of the server for a booking${where}`, figure: middle(({ ours }) => ours.cpuMs), unit: 'ms' },
    { what: `CPU of the bare server for an insert${where}`, figure: middle(({ bare }) => bare.cpuMs), unit: 'ms' },
    {
      what: `bookings beside bare inserts${where}`,
      figure: middle(({ ours, bare }) => ours.perSecond / bare.perSecond),
      unit: '×',
      ...(durable && { limit: LIMITS.ratio, atLeast: true }),
    },
    { what: `bookings${where}: 99th percentile`, figure: p99(busy, 'ours'), unit: 'ms' },
    { what: `bare inserts${where}: 99th percentile`, figure: p99(busy, 'bare'), unit: 'ms' },
    { what: `100 bookings a second${where}: 99th percentile`, figure: p99(paced, 'ours'), unit: 'ms' },
    { what: `100 bare inserts a second${where}: 99th percentile`, figure: p99(paced, 'bare'), unit: 'ms' },
    {
      what: `100 bookings a second${where}: 99th percentile beside bare`,
      figure: p99(paced, 'ours') / p99(paced, 'bare'),
      unit: '×',
      ...(durable && { limit: LIMITS.p99Ratio }),
    },
  ];
}
