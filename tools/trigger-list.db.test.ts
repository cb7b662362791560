import { expect, test } from 'vitest';
import { openConnection } from '../server/platform/db.ts';
import { useProduct } from '../server/testing/product.ts';
import { FIND_TRIGGERS, TRIGGER_LIST, triggerList, Triggers } from './trigger-list.ts';

const product = useProduct();

test('the list of triggers is that of the database (npm run triggers writes it)', async () => {
  const { client } = await openConnection(product.databaseUrl);
  const { rows } = await client.query(FIND_TRIGGERS);
  await client.end();
  const triggers = Triggers.parse(rows);
  expect(triggers.length).toBeGreaterThan(50);
  await expect(triggerList(triggers)).toMatchFileSnapshot(TRIGGER_LIST);
});
