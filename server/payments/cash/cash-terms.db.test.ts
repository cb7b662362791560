import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../../kernel/transactions.ts';
import { newId } from '../../platform/ids.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const PATH = '/api/v1/provider/cash';

test('a provider takes cash, and stops; nobody else is asked or answered', async () => {
  const market = await openMarket(product);
  const send = (takes_cash: boolean) => market.ask('provider', 'PUT', PATH, { takes_cash });
  const off = { takes_cash: false, limit: '0.00', owed: '0.00', most_owed: '500.00', is_paused: false };
  expect((await market.ask('provider', 'GET', PATH)).body).toEqual(off);
  for (const on of [true, true, false, false]) expect((await send(on)).body).toEqual({ ...off, takes_cash: on });
  for (const who of ['customer', 'admin'] as const) {
    expect(refusalOf(await market.ask(who, 'GET', PATH))).toBe('provider_required');
    expect(refusalOf(await market.ask(who, 'PUT', PATH, { takes_cash: true }))).toBe('provider_required');
  }
  expect(refusalOf(await ask(product, 'GET', PATH))).toBe('authentication_required');
});

test('an admin sets the highest price in cash, between its limits or to zero, and the log says so', async () => {
  const market = await openMarket(product);
  const set = (amount: string) => market.ask('admin', 'PUT', '/api/v1/admin/settings/cash', { amount });
  for (const amount of ['0.01', '49.99', '10000.01']) expect(refusalOf(await set(amount))).toBe('invalid_input');
  for (const [seconds, amount] of ['50.00', '10000.00', '0.00', '750.00'].entries()) {
    product.clock.now = new Date(product.clock.now.getTime() + 1000 * (seconds + 1));
    expect((await set(amount)).body).toEqual({ amount });
    const settings = await market.ask('admin', 'GET', '/api/v1/admin/settings');
    expect(settings.body).toMatchObject({ cash_limit: amount });
  }
  const [entry] = await product.owner.execute(sql`select before, after from audit_log
    where action = 'setting.add' order by id desc limit 1`);
  expect(entry).toMatchObject({
    before: { name: 'cash_limit', amount: '0.00' },
    after: { name: 'cash_limit', amount: '750.00' },
  });
});

test('the database lets providers say it only of themselves, and nobody change a limit that held', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  const actor = { kind: 'person', user_id: market.provider.user_id, session_id: newId(), roles: [] } as const;
  const as = (statement: ReturnType<typeof sql>) =>
    asPerson(product.pools.api, actor, { now: product.clock.now, subscribers: [] }, ({ db }) => db.execute(statement));
  const insert = (provider: string) =>
    sql`insert into cash_takers (provider_id, since) values (${provider}, actor_time()) returning 1`;
  await expect(as(insert(other.provider.id))).rejects.toMatchObject({ cause: { code: '42501' } });
  expect((await as(insert(market.provider.id))).length).toBe(1);
  await product.owner.execute(sql`insert into cash_limits (id, amount, holds_from) values (${newId()}, 100, now())`);
  for (const change of [sql`update cash_limits set amount = 200`, sql`delete from cash_limits`])
    await expect(product.owner.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
});
