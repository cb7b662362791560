import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { getDashboard } from './get-dashboard.ts';
import { countProviders, sumProviderCounts } from './queries.ts';
import { rebuildFigures } from './rebuild-figures.ts';

const product = useProduct();
const MANY = 100_000;
let market: Market;
beforeAll(async () => {
  market = await openMarket(product);
});

/** What the counts have to be. */
async function countSlowly() {
  return product.owner
    .execute(sql`select verification_status as status, provider_type as type, count(*)::int as providers,
      sum(total_jobs)::int as "completedJobs"
    from provider_profiles where deleted_at is null group by 1, 2 order by 1, 2`);
}

async function expectRight(): Promise<void> {
  const counts = await countProviders(product.owner);
  const place = ({ status, type }: (typeof counts)[number]) => `${status} ${type}`;
  expect(counts.toSorted((a, b) => place(a).localeCompare(place(b)))).toEqual(await countSlowly());
}

test('counts of providers are right after every kind of change, and after they were summed', async () => {
  const { owner } = product;
  const [one, other] = [market.provider.id, (await market.world.provider(await market.world.category())).id];
  const changes = [
    sql`update provider_profiles set total_jobs = total_jobs + 3`,
    sql`update provider_profiles set verification_status = 'rejected', total_jobs = 7 where id = ${one}`,
    sql`update provider_profiles set provider_type = 'trusted_essential' where id = ${other}`,
    sql`update provider_profiles set bio_en = 'No change' where id = ${other}`,
    sql`update provider_profiles set deleted_at = now(), is_active = false where id = ${other}`,
    sql`update provider_profiles set deleted_at = null, is_active = true where id = ${other}`,
    sql`update provider_profiles set verification_status = 'verified' where id = ${one}`,
    sql`delete from provider_profiles where id = ${other}`,
  ];
  await expectRight();
  for (const change of changes) {
    await owner.execute(change);
    await expectRight();
  }
  expect(await sumProviderCounts(product.pools.worker)).toBeGreaterThan(0);
  await expectRight();
});

test('providers who change while the counts are summed are counted once', async () => {
  const { owner, pools } = product;
  const work = Array.from({ length: 40 }, (_, index) =>
    index % 4 === 0
      ? sumProviderCounts(pools.worker)
      : owner.execute(sql`update provider_profiles set total_jobs = total_jobs + 1 where id = ${market.provider.id}`),
  );
  await Promise.all(work);
  await expectRight();
});

test('a rebuild counts the providers of a restored backup', async () => {
  const { owner } = product;
  await owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into provider_profiles (id, user_id, full_name, display_name_en, display_name_ar, hourly_rate,
        primary_category, verification_status, total_jobs, created_at, updated_at)
      select uuidv7(), uuidv7(), 'Many', 'Many', 'كثيرون', 250, primary_category, case when n % 9 = 0 then 'pending' else 'verified' end,
        n % 50, now(), now()
      from provider_profiles, generate_series(1, ${MANY}::int) n where provider_profiles.id = ${market.provider.id}`);
  });
  await rebuildFigures({ ctx: { db: owner } });
  await expectRight();
});

test('the figures read few rows, however many providers there are', async () => {
  await product.owner.execute(sql`analyze`);
  const admin: Person = { kind: 'person', user_id: market.admin.id, session_id: newId(), roles: ['admin'] };
  const counts = await rowsReadBy(product, { userId: admin.user_id, isAdmin: true }, (db) =>
    getDashboard({ ctx: { db, now: product.clock.now, actor: admin }, input: { days: 30 } }),
  );
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(500);
});
