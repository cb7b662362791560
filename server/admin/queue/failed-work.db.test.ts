import { UNDO_MS } from '@hirfa/domain/admin';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { useProduct } from '../../testing/product.ts';
import { openQueue, type TestQueue } from '../../testing/queue.ts';
import { openDesk } from '../../testing/support.ts';

const product = useProduct();

/** A job that was tried so often, and has failed each time. */
async function failing(name: string, entity: string, tries: number) {
  const payload = JSON.stringify({ entity_id: entity });
  const key = `${name}:${entity}`;
  await product.owner.execute(sql`select graphile_worker.add_job(${name}, ${payload}::json, job_key => ${key},
    max_attempts => 25, run_at => now() + interval '1 day')`);
  await product.owner
    .execute(sql`update graphile_worker._private_jobs set attempts = ${tries}, last_error = 'It is down'
    where key = ${key}`);
}

const itemOf = async (queue: TestQueue, entity: string) =>
  (await queue.all()).find((item) => 'entity' in item && item.entity === entity);
const jobsOf = async (entity: string) =>
  (
    await product.owner.execute(
      sql`select attempts from graphile_worker._private_jobs where payload ->> 'entity_id' = ${entity}`,
    )
  ).map(({ attempts }) => attempts);
const runAgain = (queue: TestQueue, id = '', who: 'hany' | 'dina' = 'hany') =>
  queue.call(who, 'POST', `/api/v1/admin/jobs/${id}/run-again`);

test('money waits after six tries, other work when it is given up', async () => {
  const queue = await openQueue(product);
  const { id: booking } = await queue.market.confirmed();
  const [webhook, early, late] = [newId(), newId(), newId()];
  await failing('run_operations', booking, 6);
  await failing('process_webhook', webhook, 5);
  await failing('notify', early, 24);
  await failing('notify', late, 25);
  expect(await itemOf(queue, booking)).toMatchObject({
    kind: 'payment',
    booking_id: booking,
    tries: 6,
    error: 'It is down',
  });
  expect([await itemOf(queue, webhook), await itemOf(queue, early)]).toEqual([undefined, undefined]);
  expect(await itemOf(queue, late)).toMatchObject({ kind: 'job', name: 'notify' });
  await failing('process_webhook', webhook, 6);
  expect(await itemOf(queue, webhook)).toMatchObject({ kind: 'webhook' });
  const { counts } = await queue.list();
  expect([counts.payment, counts.webhook, counts.job].map((count) => count ?? 0).every((count) => count > 0)).toBe(
    true,
  );
});

test('a refund that the gateway refused waits with its amount, and is tried again by one admin', async () => {
  const queue = await openQueue(product);
  const { id, price } = await queue.market.confirmed();
  await queue.market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await product.owner.execute(sql`update graphile_worker._private_jobs set attempts = 6, last_error = 'It is down',
    run_at = now() + interval '1 day' where key = ${`run_operations:${id}`}`);
  const item = await itemOf(queue, id);
  expect(item).toMatchObject({ kind: 'payment', step: 'refund', refund: price?.customer_total });
  const answers = await Promise.all([runAgain(queue, item?.id), runAgain(queue, item?.id, 'dina')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await itemOf(queue, id)).toBeUndefined();
  await product.work();
  expect((await queue.market.read('customer', id)).payment_status).toBe('refunded');
  expect(refusalOf(await runAgain(queue, item?.id))).toBe('state_changed');
  const log = await queue.call('hany', 'GET', `/api/v1/admin/audit-log?entity_id=${item?.id}`);
  expect(log.body).toMatchObject({ items: [{ action: 'job.run_again', before: { tries: 6 }, after: { tries: 0 } }] });
});

test('work that is put aside is gone after ten seconds, and the audit log keeps what it was and why', async () => {
  const queue = await openQueue(product);
  const entity = newId();
  await failing('notify', entity, 25);
  const item = await itemOf(queue, entity);
  const reason = 'Its booking was a test.';
  const decision = { kind: 'job' as const, entity_id: item?.id ?? '', decision: 'put_aside', reason };
  const { id } = await queue.decide(decision);
  expect(refusalOf(await runAgain(queue, item?.id, 'dina'))).toBe('state_changed');
  await queue.undo(id);
  expect(await jobsOf(entity)).toEqual([25]);
  await queue.decide(decision, 'dina');
  await queue.pass(UNDO_MS);
  expect(await jobsOf(entity)).toEqual([]);
  const log = await queue.call('hany', 'GET', `/api/v1/admin/audit-log?entity_id=${item?.id}&action=job.put_aside`);
  expect(log.body).toMatchObject({
    items: [{ actor_id: queue.dina.id, before: { what: 'notify', entity }, after: { reason } }],
  });
});

test('nobody but admins sees, runs or gives up failing work in the database', async () => {
  const queue = await openQueue(product);
  const entity = newId();
  await failing('notify', entity, 25);
  const item = await itemOf(queue, entity);
  await product.pools.api.transaction(
    async (db) => {
      const seen = await db.execute(sql`select * from failing_jobs(null, '{}', true, null, null, null, '{}', 50)`);
      const [done] = await db.execute(
        sql`select run_job_again(${item?.id}::uuid) as again, give_up_job(${item?.id}::uuid) as gone`,
      );
      expect([seen.length, done]).toEqual([0, { again: false, gone: false }]);
    },
    { 'hirfa.user_id': queue.market.customer.id, 'hirfa.is_admin': 'false' },
  );
  expect(await jobsOf(entity)).toEqual([25]);
});

test('a chat without an answer waits until somebody answers it', async () => {
  const desk = await openDesk(product);
  const queue = await openQueue(product);
  const session = (await desk.open()).id;
  await desk.send(session, 'My booking is gone');
  const waiting = async () => (await queue.all({ kind: 'chat' })).find(({ id }) => id === session);
  expect(await waiting()).toMatchObject({ kind: 'chat', name: 'Nour A.' });
  await desk.reply('hany', session, 'I look at it');
  expect(await waiting()).toBeUndefined();
});
