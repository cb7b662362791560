import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import { insertManyProviders } from '../../testing/figures/many-providers.ts';
import { useProduct } from '../../testing/product.ts';
import { countProviders } from './count-providers.ts';
import { listProviders } from './list-providers.ts';

const product = useProduct();
const PROVIDERS = 8000;
const FEW = 'many-40';
const area = newId();
let here: string[] = [];

/** Three providers who have hardly any jobs work in an area of their own. */
beforeAll(async () => {
  await insertManyProviders(product.owner, { providers: PROVIDERS, rare: 'rare' }, product.clock.now);
  await product.owner.execute(sql`insert into service_areas (id, slug, city, name_en, name_ar, position)
    values (${area}, 'far-away', 'giza', 'Far Away', 'بعيد', 999)`);
  const rows = await product.owner.execute<{ id: string }>(sql`insert into provider_service_areas
      (provider_id, service_area_id, position)
    select provider_id, ${area}::uuid, 99 from (
      select provider_id, max(total_jobs) as jobs from listed_offers
      where is_listed and area_ids <> '{}' group by provider_id order by jobs, provider_id limit 3
    ) last returning provider_id as id`);
  here = rows.map(({ id }) => id).toSorted();
}, 120_000);

const ctx = () => ({ db: product.pools.public, now: product.clock.now, actor: { kind: 'visitor' } as const });

test.each(['jobs', 'rating', 'price'] as const)(
  'where few of very many match, pages by %s are short but lead to all of them',
  async (sort) => {
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await listProviders({ ctx: ctx(), input: { area, sort, limit: 12, cursor } });
      if (isRefusal(page)) throw new Error('refused');
      pages.push(page.items.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.flat().toSorted()).toEqual(here);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(20);
  },
);

test('counts say “at least” where not all offers of the scope were counted, and are exact elsewhere', async () => {
  const { is_capped, total, categories } = await countProviders({ ctx: ctx(), input: {} });
  expect([is_capped, categories.is_capped]).toEqual([true, true]);
  expect(total).toBeLessThanOrEqual(500);
  const few = await countProviders({ ctx: ctx(), input: { category: FEW } });
  const [row] = await product.owner.execute<{ count: number }>(
    sql`select count(distinct provider_id)::int as count from listed_offers where is_listed and category_slug = ${FEW}`,
  );
  expect([few.is_capped, few.total]).toEqual([false, row?.count]);
  expect(few.total).toBeGreaterThan(0);
  // A walk that ends before the area is reached can not say that nobody is there.
  const far = await countProviders({ ctx: ctx(), input: { area } });
  expect([far.is_capped, far.total]).toEqual([true, 0]);
});
