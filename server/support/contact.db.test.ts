import { Contact } from '@hirfa/contract/support';
import { DEFAULT_SUPPORT_HOURS } from '@hirfa/domain/support';
import { expect, test } from 'vitest';
import { ask } from '../testing/calls.ts';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const DAY_MS = 86_400_000;

const read = async () => Contact.parse((await ask(product, 'GET', '/api/v1/contact')).body);
const later = (ms: number) => new Date(product.clock.now.getTime() + ms).toISOString();

test('everybody reads when the team answers: the hours that hold now, not those to come', async () => {
  const market = await openMarket(product);
  const hours = { weekdays: [1, 2], from_minute: 600, to_minute: 900 };
  const add = { ...hours, holds_from: later(DAY_MS) };
  expect((await market.ask('admin', 'POST', '/api/v1/admin/settings/hours', add)).status).toBe(200);
  expect((await read()).hours).toEqual(DEFAULT_SUPPORT_HOURS);
  product.clock.now = new Date(product.clock.now.getTime() + DAY_MS);
  expect((await read()).hours).toEqual(hours);
});
