import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { rooms } from '../entry/rooms.ts';
import { startWork } from '../kernel/run-work.ts';
import { createWorkCtx } from '../kernel/work.ts';
import { finishedJob } from '../testing/disputes/sides.ts';
import { jobAtWork } from '../testing/extras/sides.ts';
import { copyDueWork, type ToCopy } from '../testing/figures/due-work-of-copies.ts';
import { bookingOf, openMarket } from '../testing/market.ts';
import { openPackageMarket, packagesOf } from '../testing/packages/packages.ts';
import { TEST_GATEWAY, useProduct } from '../testing/product.ts';
import { createSandboxGateway } from './index.ts';

/** `npm run trial:deadlines`: how late deadlines are met while many customers have opened the gateway's page. */
const CHECKOUTS = 10_000;
const ANSWER_MS = 200;
const MINUTES = 1;
const LIMIT_MS = 5000;

const product = useProduct();

/** A gateway that answers slowly; each checkout is open, and can be closed. */
async function startSlowGateway(): Promise<string> {
  const server = createServer((request, response) => {
    const [, id = '', verb] = /\/v1\/checkouts\/([^/]+)(?:\/(\w+))?/.exec(request.url ?? '') ?? [];
    const state = verb === 'close' ? 'closed' : 'open';
    const expires_at = new Date(Date.now() + 60_000).toISOString();
    const checkout = { id, state, amount: 53_865, captured_amount: 0, refunded_amount: 0 };
    void setTimeout(ANSWER_MS).then(() =>
      response.end(JSON.stringify({ ...checkout, url: 'http://localhost/', expires_at })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * What there is one of, to be copied: bookings that are not paid, packages that are not, extra work that is being paid,
 * and problems that the provider has to answer.
 */
async function openOriginals(now: Date): Promise<ToCopy[]> {
  const finished = await finishedJob(product);
  await finished.open();
  const job = await jobAtWork(product);
  // From here on no work is done that would find what has passed meanwhile.
  product.clock.now = now;
  await job.propose();
  await job.approve();
  const market = await openMarket(product);
  const { id } = await market.book();
  await market.openCheckout(id);
  const sold = await openPackageMarket(product);
  const { create, wish } = packagesOf(product, sold);
  const first = bookingOf(await create(await wish()));
  await sold.openCheckout(first.id);
  const few = CHECKOUTS / 20;
  return [
    { id, copies: CHECKOUTS - 2 * few },
    { id: first.id, copies: few },
    { id: job.booking.id, copies: few },
    { id: finished.booking.id, copies: few },
  ];
}

const Late = z.tuple([z.object({ late_ms: z.number() })]);

test(
  `deadlines with ${CHECKOUTS} open checkouts, of bookings, packages and extra work, at a gateway that answers in ${ANSWER_MS} ms`,
  { timeout: 600_000 },
  async () => {
    const clock = () => new Date();
    product.clock.now = clock();
    const originals = await openOriginals(clock());
    const gateway = createSandboxGateway({ ...TEST_GATEWAY, url: await startSlowGateway() });
    const { subscribers } = rooms;
    const { log } = product.services;
    const services = { ...product.services, gateway };
    const ctx = () => createWorkCtx({ db: product.pools.worker, clock, subscribers, log, services });
    await copyDueWork(product.owner, originals);
    const work = await startWork({ rooms, ctx }, product.urlFor('worker'));
    onTestFinished(() => work.stop());
    const lates: number[] = [];
    for (const until = Date.now() + MINUTES * 60_000; Date.now() < until; await setTimeout(500)) {
      const [{ late_ms }] = Late.parse(
        await product.owner.execute(
          sql`select coalesce(max(extract(epoch from clock_timestamp() - due_at) * 1000), 0)::int as late_ms from deadlines where due_at <= clock_timestamp()`,
        ),
      );
      lates.push(late_ms);
    }
    const [handled] = await product.owner.execute<Record<string, number>>(sql`select
      count(*) filter (where status = 'cancelled' and not is_package)::int as expired,
      count(*) filter (where status = 'cancelled' and is_package)::int as expired_packages,
      count(*) filter (where dispute_answer_until is null and disputed_at is not null)::int as missed_answers
      from bookings join copies using (id)`);
    console.log(
      JSON.stringify({
        ...handled,
        latest_ms: Math.max(...lates),
        median_ms: lates.toSorted((a, b) => a - b)[Math.floor(lates.length / 2)],
      }),
    );
    for (const [kind, count] of Object.entries(handled ?? {})) expect(count, kind).toBeGreaterThan(0);
    expect(Math.max(...lates)).toBeLessThan(LIMIT_MS);
  },
);
