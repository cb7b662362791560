import { expect, test, vi } from 'vitest';
import { liveThrough, ROLES } from '../../testing/marks/marked-life.ts';
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

test('whatever people have done with each other, the copy of each has no id of the others', async () => {
  const { ask: send, people } = await liveThrough(product);
  for (const role of ROLES) {
    const { data } = DataCopy.parse((await send(role, 'GET', '/api/v1/me/export')).body);
    expect(data['public.notifications']?.length, role).toBeGreaterThan(0);
    for (const other of ROLES.filter((each) => each !== role))
      for (const [table, rows] of Object.entries(data))
        expect(JSON.stringify(rows), `${table} of the ${role}`).not.toContain(people[other]);
  }
});
