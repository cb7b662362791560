import { openClock } from '@hirfa/server/testing/figures/due-work';
import { type GrownMarket, growMarket } from '@hirfa/server/testing/figures/growing-market';
import { signedIn } from '@hirfa/server/testing/signed-in';
import { NO_LIMITS, type RunningSite, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { sql } from 'drizzle-orm';
import { type Measured, median, percentile, report } from './figures.ts';

/**
 * `npm run bench:growth`, `npm run bench:growth -- 10000 10000000`: calls of people, admins and the clock with ten
 * thousand bookings and with a million, over HTTP, in rounds that take turns. Of ten millions only each twentieth
 * customer has all that belongs to bookings, the others have bookings and payments.
 */
const given = process.argv.slice(2).map(Number);
const SIZES = given.length > 0 ? given : [10_000, 1_000_000];
const MOST_FULL = 1_000_000;
const SPARSE = 20;
const ROUNDS = 100;
/** Compilers and caches are warm afterwards. */
const WARM_ROUNDS = 10;
const LIMIT = 1.3;

interface Place {
  size: number;
  market: GrownMarket;
  /** Sends a call of a person. */
  ask(user: string, path: string): Promise<Response>;
  due(): Promise<unknown>;
  /** Lets people ask for more copies of their data than one an hour. */
  forgetLimits(): Promise<unknown>;
}

interface Call {
  what: string;
  /** A round's call; it takes turns between people. Returns how many milliseconds it took. */
  run(place: Place, round: number): Promise<number>;
}

type Who = (market: GrownMarket, round: number) => string;
const customer: Who = ({ customers }, round) => customers[round % customers.length] ?? '';
const provider: Who = ({ providers }, round) => providers[round % providers.length] ?? '';
const longCustomer: Who = ({ long }) => long.customer;
const longProvider: Who = ({ long }) => long.provider;
const admin: Who = (market) => market.admin;

const postgres = await startTestPostgres();
const closers = [postgres.stop];
try {
  const places: Place[] = [];
  for (const size of SIZES) places.push(await grow(size));
  const figures: Measured[] = [];
  for (const call of calls()) figures.push(...(await measure(call, places)));
  report(figures);
} finally {
  for (const close of closers.toReversed()) await close();
}

async function grow(size: number): Promise<Place> {
  const site = await startSite(postgres.url, NO_LIMITS);
  const clock = openClock(site.databaseUrl);
  closers.push(site.stop, clock.close);
  const start = performance.now();
  const market = await growMarket(site, { bookings: size, sparse: size > MOST_FULL ? SPARSE : 1 });
  console.log(`${size} bookings were made in ${Math.round((performance.now() - start) / 1000)} s`);
  return {
    size,
    market,
    ask: people(site),
    due: () => clock.due(site.clock.now),
    forgetLimits: () => site.owner.execute(sql`delete from auth.rate_limits`),
  };
}

function people(site: RunningSite): Place['ask'] {
  const signIns = new Map<string, ReturnType<typeof signedIn>>();
  return async (user, path) => {
    const authorization = signIns.get(user) ?? signedIn(site, user);
    signIns.set(user, authorization);
    const headers = { ...(await (await authorization)()), 'x-forwarded-for': '10.0.0.1' };
    const answer = await fetch(`${site.address}/api/v1${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer;
  };
}

function calls(): Call[] {
  const read = (what: string, who: Who, path: string): Call => ({
    what,
    run: ({ ask, market }, round) => timed(async () => (await ask(who(market, round), path)).arrayBuffer()),
  });
  return [
    read('upcoming bookings of a customer', customer, '/bookings?list=upcoming'),
    read('past bookings of a customer', customer, '/bookings?list=past'),
    later('a later page of them', customer, '/bookings?list=past&limit=5'),
    read('past bookings, of 20 000', longCustomer, '/bookings?list=past'),
    later('a later page, of 20 000', longCustomer, '/bookings?list=past'),
    read('upcoming work of a provider', provider, '/provider/bookings?list=upcoming'),
    read('past work of a provider', provider, '/provider/bookings?list=past'),
    later('a later page of it', provider, '/provider/bookings?list=past'),
    read('past work, of 20 000 jobs', longProvider, '/provider/bookings?list=past'),
    read('earnings of a provider', provider, '/provider/earnings'),
    read('earnings, of 20 000 jobs', longProvider, '/provider/earnings'),
    read('chats of a customer', customer, '/chats'),
    read('chats, of 20 000', longCustomer, '/chats'),
    read('unread notifications', customer, '/notifications?show=unread'),
    read('unread notifications, after 20 000 bookings', longCustomer, '/notifications?show=unread'),
    read('desk of admins', admin, '/admin/queue'),
    read('figures of 30 days', admin, '/admin/dashboard?days=30'),
    { what: 'clock, where nothing is due', run: ({ due }) => timed(due) },
    copy('first byte of a copy of the own data', customer, readFirstByte),
    copy('first byte of a copy, after 20 000 bookings', longCustomer, readFirstByte),
    copy('whole copy of the own data', customer, (answer) => answer.arrayBuffer()),
  ];
}

/** The third page of a list, whose position is looked up once. */
function later(what: string, who: Who, path: string): Call {
  const found = new Map<string, string>();
  const find = async ({ ask, market }: Place, round: number) => {
    let next = path;
    for (let page = 0; page < 2; page += 1) {
      const { next_cursor } = (await (await ask(who(market, round), next)).json()) as { next_cursor: string | null };
      if (next_cursor === null) throw new Error(`${path} has no later page`);
      next = `${path}&cursor=${next_cursor}`;
    }
    return next;
  };
  return {
    what,
    async run(place, round) {
      const user = who(place.market, round);
      const next = found.get(user) ?? (await find(place, round));
      found.set(user, next);
      return timed(async () => (await place.ask(user, next)).arrayBuffer());
    },
  };
}

/** A copy of the data that is stored about a person. */
function copy(what: string, who: Who, read: (answer: Response) => Promise<unknown>): Call {
  return {
    what,
    async run({ ask, forgetLimits, market }, round) {
      await forgetLimits();
      return timed(async () => read(await ask(who(market, round), '/me/export')));
    },
  };
}

async function readFirstByte({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measure({ what, run }: Call, places: readonly Place[]): Promise<Measured[]> {
  const samples = places.map((): number[] => []);
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1)
    for (const [index, place] of places.entries()) {
      const ms = await run(place, round + WARM_ROUNDS);
      if (round >= 0) samples[index]?.push(ms);
    }
  const [first = [], ...others] = samples;
  const figures = places.flatMap(({ size }, index): Measured[] => [
    { what: `${what}, ${size} bookings: median`, figure: median(samples[index] ?? []), unit: 'ms' },
    { what: `${what}, ${size} bookings: 95th percentile`, figure: percentile(samples[index] ?? [], 0.95), unit: 'ms' },
  ]);
  const ratios = others.map((one): Measured => {
    return { what: `${what}: growth`, figure: median(one) / median(first), unit: '×', limit: LIMIT };
  });
  console.log(what, ...samples.map((each) => median(each).toFixed(2)));
  return [...figures, ...ratios];
}
