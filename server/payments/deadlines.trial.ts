import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { rooms } from '../entry/rooms.ts';
import { startWork } from '../kernel/run-work.ts';
import { createWorkCtx } from '../kernel/work.ts';
import { openMarket } from '../testing/market.ts';
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
    const checkout = { id, state: verb === 'close' ? 'closed' : 'open', amount: 53_865, url: 'http://localhost/' };
    void setTimeout(ANSWER_MS).then(() =>
      response.end(JSON.stringify({ ...checkout, captured_amount: 0, refunded_amount: 0 })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Copies a booking many times, each with a slot and a checkout that was opened in the last fifteen minutes. */
async function copyBooking(id: string): Promise<void> {
  const { owner } = product;
  await owner.execute(sql`create table copies as
    select uuidv7() as id, uuidv7() as attempt_id, n, random() * interval '15 minutes' as age from generate_series(1, ${CHECKOUTS}::int) n`);
  await owner.transaction(async (tx) => {
    for (const table of ['bookings', 'payments', 'booking_slots', 'payment_attempts'])
      await tx.execute(copyRows(table, id));
  });
  await owner.execute(sql`analyze`);
}

/** The deadlines of the copies, as if the product had run all the time. */
const setDeadlines = () =>
  product.owner.execute(sql`insert into deadlines (kind, entity_id, due_at)
    select 'booking.expire_hold', id, now() - age + interval '15 minutes' from copies
    union all select 'attempt.check', attempt_id, now() + random() * greatest(age, interval '20 seconds') from copies`);

const SHIFT = `make_interval(hours => n * 3)`;
const CHANGES: Record<string, string> = {
  bookings: `'id', copies.id, 'starts_at', starts_at + ${SHIFT}, 'ends_at', ends_at + ${SHIFT}, 'created_at', now() - age, 'hold_until', now() - age + interval '15 minutes'`,
  payments: `'booking_id', copies.id`,
  booking_slots: `'booking_id', copies.id, 'occupied', tstzrange(lower(occupied) + ${SHIFT}, upper(occupied) + ${SHIFT})`,
  payment_attempts: `'id', attempt_id, 'booking_id', copies.id, 'checkout_id', 'chk_' || n, 'created_at', now() - age, 'expires_at', now() - age + interval '15 minutes'`,
};

const copyRows = (table: string, id: string) =>
  sql.raw(`insert into ${table} select (jsonb_populate_record(original, jsonb_build_object(${CHANGES[table] ?? ''}))).*
    from ${table} as original, copies where original.${table === 'bookings' ? 'id' : 'booking_id'} = '${id}'`);

const Late = z.tuple([z.object({ late_ms: z.number() })]);

test(
  `deadlines with ${CHECKOUTS} open checkouts at a gateway that answers in ${ANSWER_MS} ms`,
  { timeout: 600_000 },
  async () => {
    const clock = () => new Date();
    product.clock.now = clock();
    const market = await openMarket(product);
    const { id } = await market.book();
    await market.openCheckout(id);
    await copyBooking(id);
    const gateway = createSandboxGateway({ ...TEST_GATEWAY, url: await startSlowGateway() });
    const { subscribers } = rooms;
    const { log } = product.services;
    const services = { ...product.services, gateway };
    const ctx = () => createWorkCtx({ db: product.pools.worker, clock, subscribers, log, services });
    await setDeadlines();
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
    const [handled] = await product.owner.execute(
      sql`select count(*)::int as expired from bookings where status = 'cancelled'`,
    );
    console.log(
      JSON.stringify({
        ...handled,
        latest_ms: Math.max(...lates),
        median_ms: lates.toSorted((a, b) => a - b)[Math.floor(lates.length / 2)],
      }),
    );
    expect(Math.max(...lates)).toBeLessThan(LIMIT_MS);
  },
);
