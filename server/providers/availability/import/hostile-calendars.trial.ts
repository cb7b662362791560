import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Availability } from '@hirfa/contract/providers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { HOSTILE_CALENDARS, TIRELESS_CALENDARS } from '../../../testing/hostile/calendars.ts';
import { connectTo, PUBLIC_ADDRESS } from '../../../testing/hostile/fake-calendars.ts';
import { openMarket, type Market } from '../../../testing/market.ts';
import { useProduct } from '../../../testing/product.ts';

/**
 * Part of `npm run trial:calendars`: while hostile calendars are read, how fast ordinary calls are, and how long an
 * ordinary calendar waits.
 */
const CALLS = 400;
/** A reading in the process of the calls would stop them for seconds. */
const MOST = 2;
const HOSTILE = 60;
/** Alone it takes a second; behind readings that are waited for it would take many minutes. */
const PROMPT_MS = 30_000;

const product = useProduct('empty', { worker: true });
const Server = z.object({ port: z.number(), ca: z.string() });
let servers: ChildProcess;
beforeAll(async () => {
  servers = fork(fileURLToPath(new URL('../../../testing/hostile/calendars-program.ts', import.meta.url)));
  const server = Server.parse((await once(servers, 'message'))[0]);
  const resolve = async (name: string) => [name === 'inside.example' ? '10.0.0.1' : PUBLIC_ADDRESS];
  product.services.network = { resolve, connect: connectTo(server) };
});
afterAll(() => servers.disconnect());

const importedBy = async ({ ask }: Market) =>
  Availability.parse((await ask('provider', 'GET', '/api/v1/provider/availability')).body).import;
const importFrom = ({ ask }: Market, path: string) =>
  ask('provider', 'PUT', '/api/v1/provider/imported-calendar', { address: `https://calendar.example${path}` });

/** How long a customer of a market waits for slots. */
async function callOf({ ask, offer }: Market): Promise<number> {
  const begin = performance.now();
  await ask('customer', 'GET', `/api/v1/service-cards/${offer.id}/slots?mode=in_person&days=7`);
  return performance.now() - begin;
}

async function callsOf(market: Market): Promise<number[]> {
  const times: number[] = [];
  while (times.length < CALLS) times.push(await callOf(market));
  return times;
}

/** How long it takes until an ordinary calendar has been read. */
async function readingOf(market: Market): Promise<number> {
  const begin = performance.now();
  await importFrom(market, '/ordinary');
  await expect.poll(() => importedBy(market), { timeout: 600_000, interval: 100 }).toMatchObject({ busy: [{}] });
  return performance.now() - begin;
}

test(
  `${HOSTILE} hostile calendars at once slow no call, and nobody's calendar waits`,
  { timeout: 900_000 },
  async () => {
    const worst = Object.entries({ ...HOSTILE_CALENDARS, ...TIRELESS_CALENDARS });
    const chosen = Array.from({ length: HOSTILE }, (_, index) => worst[index % worst.length] ?? []);
    const hostile: Market[] = [];
    while (hostile.length < HOSTILE) hostile.push(await openMarket(product));
    const [customers, alone, first, later] = [
      await openMarket(product),
      await openMarket(product),
      await openMarket(product),
      await openMarket(product),
    ];
    await callsOf(customers);
    const idle = await callsOf(customers);
    const aloneMs = await readingOf(alone);

    for (const round of ['first', 'again'] as const) {
      const begin = performance.now();
      await Promise.all(
        hostile.map((market, index) => importFrom(market, `/${encodeURIComponent(chosen[index]?.[0] ?? '')}`)),
      );
      const reading = readingOf(round === 'first' ? first : later);
      const busy = await callsOf(customers);
      const ordinaryMs = await reading;
      const ended = async () =>
        (await Promise.all(hostile.map(importedBy))).filter((each) => each?.next_read_at === null);
      const waiting = (await ended()).length;
      await expect.poll(ended, { timeout: 600_000, interval: 500 }).toEqual([]);
      const ratio = median(busy) / median(idle);
      const allMs = Math.round(performance.now() - begin);
      console.log({ round, idleMs: median(idle), busyMs: median(busy), ratio, aloneMs, ordinaryMs, waiting, allMs });
      expect(ratio).toBeLessThan(MOST);
      expect(ordinaryMs).toBeLessThan(PROMPT_MS);
    }
    for (const [index, market] of hostile.entries())
      expect(await importedBy(market), chosen[index]?.[0]).toMatchObject({
        problem: chosen[index]?.[1]?.problem,
        busy: [],
      });
  },
);

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
