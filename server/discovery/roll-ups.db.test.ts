import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';

const product = useProduct('demo');

/** The services and categories whose stored figures differ from a count of their offers. */
async function wrongFigures() {
  const counted = sql`select offers.service_id, offers.category_slug, offers.provider_id, offers.base_price
    from service_cards offers join provider_profiles providers on providers.id = offers.provider_id
    where offers.is_active and providers.is_active and providers.verification_status = 'verified'`;
  const services = await product.owner.execute(sql`with counted as (${counted})
    select slug from services left join counted on service_id = id group by id
    having (count(distinct provider_id), min(base_price)) is distinct from (provider_count, price_from)`);
  const categories = await product.owner.execute(sql`with counted as (${counted})
    select slug from categories left join counted on category_slug = slug group by id having count(distinct provider_id) <> provider_count`);
  return [...services, ...categories];
}

test('prices and counts of lists equal those of their offers after every kind of change', async () => {
  expect(await wrongFigures()).toEqual([]);
  const changes = [
    sql`update service_cards set base_price = base_price + 10`,
    sql`update service_cards set is_active = not is_active where base_price > 300`,
    sql`update provider_profiles set is_active = false where total_jobs > 20`,
    sql`update provider_profiles set verification_status = 'verified' where verification_status <> 'verified'`,
    sql`update service_cards set service_id = null where duration_minutes = 60`,
    sql`delete from service_cards where base_price > 500 and id not in (select service_card_id from bookings)`,
    sql`update provider_profiles set is_active = true`,
  ];
  for (const change of changes) {
    await product.owner.execute(change);
    expect(await wrongFigures()).toEqual([]);
  }
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  const service = await world.service(category);
  const provider = await world.provider(category);
  await world.card(provider, category, { service_id: service.id });
  expect(await wrongFigures()).toEqual([]);
  await product.owner.execute(sql`delete from provider_profiles where id = ${provider.id}`);
  expect(await wrongFigures()).toEqual([]);
});
