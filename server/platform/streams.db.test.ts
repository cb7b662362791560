import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { useProduct } from '../testing/product.ts';
import { notifyStreams, relayEvents } from './streams.ts';

const product = useProduct();
const STREAM = 'user:of-this-test';

const write = (count: number) => {
  const streams = Array.from({ length: count }, () => STREAM);
  const hint = { type: 'booking_changed', entity_id: 'one', version: 1 } as const;
  return notifyStreams(product.pools.worker, streams, hint, product.clock.now);
};

beforeEach(() => product.owner.execute(sql`delete from relay_state`));

test('the relay goes on until no event is left, and numbers them without gaps', async () => {
  await write(450);
  expect(await relayEvents(product.pools.worker)).toBe(450);
  const numbered = await product.owner
    .execute(sql`select count(*)::int as events, min(seq)::int as first, max(seq)::int as last
    from stream_events where stream = ${STREAM}`);
  expect(numbered).toEqual([{ events: 450, first: 1, last: 450 }]);
});

test('the database notifies an idle relay only', async () => {
  const listener = new Client(product.urlFor('worker'));
  await listener.connect();
  onTestFinished(() => listener.end());
  let notified = 0;
  listener.on('notification', () => (notified += 1));
  await listener.query('listen stream_outbox');
  await write(1);
  await listener.query('select 1');
  expect(notified).toBe(1);
  await relayEvents(product.pools.worker);
  await write(1);
  await listener.query('select 1');
  expect(notified, 'the relay has just worked, and looks for more by itself').toBe(1);
  await product.owner.execute(sql`update relay_state set busy_until = clock_timestamp() - interval '1 second'`);
  await write(1);
  await listener.query('select 1');
  expect(notified).toBe(2);
});
