import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { migrateProduct } from '../../entry/database/migrate.ts';
import { useProduct } from '../../testing/product.ts';
import { testAccess } from '../../testing/test-postgres.ts';

const product = useProduct('demo');

async function listed() {
  const [row] = await product.owner
    .execute(sql`select count(*)::int as all, count(*) filter (where is_bookable)::int as listed,
      count(next_free_at)::int as found, count(due_at)::int as due from provider_profiles as providers
    join provider_summaries on provider_id = providers.id
    left join deadlines on entity_id = providers.id and kind = 'booking.find_free_time'
    where verification_status = 'verified' and providers.is_active`);
  return row;
}

test('after an upgrade everybody is listed until their free time is found, and then who has some', async () => {
  expect(await listed()).toEqual({ all: 184, listed: 182, found: 182, due: 184 });
  // As the release before has left it.
  await product.owner.execute(sql`update provider_profiles set is_bookable = true`);
  await product.owner.execute(sql`update provider_summaries set next_free_at = null, free_from = null`);
  for (const table of ['deadlines', 'applied_rules'])
    await product.owner.execute(sql`delete from ${sql.identifier(table)}`);
  await migrateProduct(testAccess(product.databaseUrl));
  expect(await listed()).toEqual({ all: 184, listed: 184, found: 0, due: 184 });
  // The demo begins now, and the clock of the test days ago.
  product.clock.now = new Date();
  await product.work();
  expect(await listed()).toEqual({ all: 184, listed: 182, found: 182, due: 184 });
});

test('what a process of the release before finds is kept, and found again by this one', async () => {
  const one = await product.owner.execute<{ id: string }>(
    sql`select provider_id as id from provider_summaries where next_free_at is not null limit 1`,
  );
  const { id } = z.array(z.object({ id: z.string() })).parse(one)[0] ?? { id: '' };
  const kept = () =>
    product.owner
      .execute(sql`select next_free_at = '2026-12-01T08:00:00Z' as is_kept, free_from is null as is_unknown, due_at > now() as is_due_again
      from provider_summaries join deadlines on entity_id = provider_id and kind = 'booking.find_free_time'
      where provider_id = ${id}`);
  await product.pools.worker.execute(
    sql`select * from keep_free_times(array[${id}]::uuid[], array['2026-12-01T08:00:00Z']::timestamptz[])`,
  );
  expect(await kept()).toEqual([{ is_kept: true, is_unknown: true, is_due_again: true }]);
  product.clock.now = new Date(Date.now() + 2 * 60_000);
  await product.work();
  expect(await kept()).toMatchObject([{ is_unknown: false }]);
});
