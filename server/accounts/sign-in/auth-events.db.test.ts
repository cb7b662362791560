import { AuthStatistics } from '@hirfa/contract/admin';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const HOUR = 3_600_000;

async function failToSignIn(times: number): Promise<void> {
  for (let index = 0; index < times; index += 1)
    await ask(product, 'POST', '/auth/v1/sign-in', {
      body: { email: `${newId()}@example.com`, password: 'wrong horse' },
    });
}

test('only admins see the sign-in statistics of the last 24 hours and their alerts', async () => {
  const market = await openMarket(product);
  const look = async (who: 'admin' | 'customer' = 'admin') => market.ask(who, 'GET', '/api/v1/admin/auth-statistics');
  const statistics = async () => AuthStatistics.parse((await look()).body);
  expect(refusalOf(await look('customer'))).toBe('admin_required');
  expect(await statistics()).toMatchObject({ error_rate: 0, sign_in_success: null, alerts: [], last: [] });
  await failToSignIn(6);
  await ask(product, 'POST', '/auth/v1/confirm-email', { body: { email: 'nobody@example.com', code: '000000' } });
  const seen = await statistics();
  expect(seen).toMatchObject({ error_rate: 1, sign_in_success: 0, alerts: ['error_rate', 'sign_in_success'] });
  expect(seen.counts).toMatchObject({ SIGNIN_FAILED: 6, CONFIRMATION_EXPIRED: 1, SIGNED_IN: 0 });
  expect(seen.last).toContainEqual({ type: 'CONFIRMATION_EXPIRED', at: product.clock.now.toISOString() });
  product.clock.now = new Date(product.clock.now.getTime() + 23 * HOUR);
  await failToSignIn(1);
  expect((await statistics()).counts.SIGNIN_FAILED).toBe(7);
  product.clock.now = new Date(product.clock.now.getTime() + 2 * HOUR);
  expect((await statistics()).counts.SIGNIN_FAILED).toBe(1);
  await product.keepHouse();
  const kept = await product.owner.execute(sql`select sum(times)::int as times from auth.auth_event_counts`);
  expect([kept, (await statistics()).counts.SIGNIN_FAILED]).toEqual([[{ times: 1 }], 1]);
});
