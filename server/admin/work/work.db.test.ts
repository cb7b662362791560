import { JobKind, WebhookRecord } from '@hirfa/contract/admin';
import { pageOf } from '@hirfa/contract/lists';
import { signWebhook } from '@hirfa/sandbox/gateway';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { TEST_GATEWAY, useProduct } from '../../testing/product.ts';

const product = useProduct();
let market: Market;
beforeEach(async () => {
  market = await openMarket(product);
  await product.work();
});

const jobsNow = async () => z.array(JobKind).parse((await market.ask('admin', 'GET', '/api/v1/admin/jobs')).body);
const jobsOf = async (name: string) => (await jobsNow()).find((job) => job.name === name);
const webhooks = async (search = '') =>
  pageOf(WebhookRecord).parse((await market.ask('admin', 'GET', `/api/v1/admin/webhooks${search}`)).body);

/** What the gateway tells of a checkout, with a name that nobody is to read. */
async function report(checkout: string): Promise<string> {
  const id = `evt_${newId()}`;
  const at = product.clock.now;
  const body = JSON.stringify({
    id,
    type: 'payment.authorized',
    created_at: at.toISOString(),
    data: { checkout: { id: checkout, holder: 'Nour Ali' } },
  });
  const signature = { 'sandbox-signature': signWebhook(TEST_GATEWAY.webhookSecret, body, at) };
  const headers = { 'content-type': 'application/json', ...signature };
  const answer = await fetch(`${product.address}/api/v1/webhooks/sandbox`, { method: 'POST', body, headers });
  expect(answer.status).toBe(204);
  return id;
}

test('an admin sees how many jobs of each name wait, run and fail, and when the next one is due', async () => {
  expect(await jobsOf('notify')).toBeUndefined();
  const at = (hour: number) => `2030-01-01T0${hour}:00:00.000Z`;
  for (const hour of [4, 3, 2, 1])
    await product.owner.execute(sql`select 1 from graphile_worker.add_job('notify',
      json_build_object('entity_id', ${newId()}::text), run_at => ${at(hour)}::timestamptz, job_key => ${at(hour)}) as job`);
  const change = (set: string, hour: number) =>
    product.owner.execute(sql`update graphile_worker._private_jobs set ${sql.raw(set)} where key = ${at(hour)}`);
  await change(`last_error = 'It is down', attempts = 2`, 3);
  await change(`locked_at = now(), locked_by = 'a worker', last_error = 'It was down'`, 1);
  expect(await jobsOf('notify')).toEqual({ name: 'notify', waiting: 2, running: 1, failing: 1, due_at: at(2) });
});

test('an admin reads the webhooks, newest first and page by page, with their bookings, but not what was sent', async () => {
  const { id } = await market.request();
  const [attempt] = await product.owner.execute(sql`select checkout_id from payment_attempts where booking_id = ${id}`);
  const sent = [await report('chk_of_nobody'), await report(String(attempt?.checkout_id))];
  const first = await webhooks('?limit=1');
  expect(first.items).toMatchObject([
    { adapter: 'sandbox', event_id: sent[1], booking_id: id, received_at: product.clock.now.toISOString() },
  ]);
  const { items } = await webhooks(`?limit=1&cursor=${first.next_cursor}`);
  expect(items).toMatchObject([{ event_id: sent[0], booking_id: null, processed_at: null }]);
  expect(JSON.stringify([first, items])).not.toContain('Nour');
  await product.work();
  const [newest] = (await webhooks()).items;
  expect(newest?.processed_at).toBe(product.clock.now.toISOString());
  expect(refusalOf(await market.ask('admin', 'GET', '/api/v1/admin/webhooks?cursor=x'))).toBe('invalid_input');
});
