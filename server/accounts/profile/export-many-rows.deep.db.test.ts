import { expect, test, vi } from 'vitest';
import { useCopies, DataCopy, readAll } from './testing/copies.ts';

const { product, personWith, open } = useCopies();

const MANY = 20_000;

test('a copy with 20 000 notifications is complete, and is read in batches while the client takes it', async () => {
  const market = await personWith(MANY);
  const transactions = vi.spyOn(product.pools.api, 'transaction');
  const { response, reader } = await open(market);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="hirfa-my-data.json"');
  let seen = 0;
  const isUnchanged = () => seen === (seen = transactions.mock.calls.length);
  await expect.poll(isUnchanged, { interval: 500 }).toBe(true);
  expect(seen, 'the server waits for the client').toBeLessThan(MANY / 500);
  const { data } = DataCopy.parse(JSON.parse(await readAll(reader)));
  expect(data['public.notifications']).toHaveLength(MANY);
  expect(new Set(data['public.notifications']?.map(({ id }) => id)).size).toBe(MANY);
  const reads = transactions.mock.calls.length;
  transactions.mockRestore();
  expect(reads).toBeGreaterThan(MANY / 500);
  expect(reads, 'a key and a batch for each other table').toBeLessThan(MANY / 500 + 2 * Object.keys(data).length);
});
