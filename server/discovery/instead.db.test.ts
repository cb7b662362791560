import { ProviderInstead } from '@hirfa/contract/discovery';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ask, read, refusalOf } from '../testing/calls.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';

const product = useProduct();
const world = () => createWorld(product.owner, product.clock.now);

/** A category with four providers who can be booked, of whom the first has the most jobs. */
async function craft() {
  const category = await world().category();
  const area = await world().area();
  const others = [];
  for (const total_jobs of [9, 7, 5, 3]) {
    const provider = await world().provider(category, { metrics: { total_jobs } });
    await world().card(provider, category);
    others.push(provider);
  }
  return { category, area, others: others.map(({ id }) => id) };
}

const instead = (id: string) => read(product, `/api/v1/providers/${id}/instead`, ProviderInstead);
const set = (id: string, change: ReturnType<typeof sql>) =>
  product.owner.execute(sql`update provider_profiles set ${change} where id = ${id}`);

test('others in the category can be booked instead, first those of the same area', async () => {
  const { category, area, others } = await craft();
  const [first = '', , third = '', last = ''] = others;
  const suspended = await world().provider(category);
  for (const id of [suspended.id, third, last]) await world().worksIn({ id }, area);
  await set(suspended.id, sql`is_active = false, suspension_reason = 'no reply'`);
  const found = await instead(suspended.id);
  expect([found.is_gone, found.category.slug]).toEqual([false, category.slug]);
  expect(found.providers.map(({ id }) => id)).toEqual([third, last, first, others[1]]);
  await set(first, sql`is_bookable = false`);
  expect((await instead(suspended.id)).providers.map(({ id }) => id)).not.toContain(first);
});

test('a provider is gone whose profile was deleted or whose account has ended; an applicant is not', async () => {
  const { category, others } = await craft();
  const [deleted, left, leaving, applicant] = await Promise.all(
    Array.from({ length: 4 }, () => world().provider(category, { verification_status: 'pending' })),
  );
  if (!deleted || !left || !leaving || !applicant) throw new Error('no providers');
  await set(deleted.id, sql`deleted_at = now(), is_active = false`);
  for (const [{ user_id }, ended] of [
    [left, sql`now()`],
    [leaving, sql`null`],
  ] as const)
    await product.owner.execute(sql`insert into account_deletions (user_id, asked_at, ends_at, ended_at)
      values (${user_id}, now(), now(), ${ended})`);
  const all = await Promise.all([deleted, left, leaving, applicant].map(({ id }) => instead(id)));
  expect(all.map(({ is_gone }) => is_gone)).toEqual([true, true, false, false]);
  for (const { providers } of all) expect(providers.map(({ id }) => id)).toEqual(others);
});

test('who has a page, and an id of nobody, has nobody instead', async () => {
  const { others } = await craft();
  for (const id of [others[0] ?? '', '019aa000-0000-7000-8000-000000000000'])
    expect(refusalOf(await ask(product, 'GET', `/api/v1/providers/${id}/instead`))).toBe('not_found');
});
