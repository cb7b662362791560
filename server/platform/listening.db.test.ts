import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useProduct } from '../testing/product.ts';
import { listenToDatabase } from './listening.ts';

const product = useProduct();

test('a notification that can not be read does not end the process, and the next one is received', async () => {
  const received: unknown[] = [];
  const { log } = product.services;
  const listener = await listenToDatabase({
    url: product.databaseUrl,
    channels: { numbers: (payload) => received.push(JSON.parse(payload)) },
    onConnect: () => undefined,
    log,
  });
  for (const payload of ['of a newer release', '7'])
    await product.owner.execute(sql`select pg_notify('numbers', ${payload})`);
  await expect.poll(() => received).toEqual([7]);
  expect(product.logged.join('')).toContain('a message of the database could not be read');
  await listener.stop();
});
