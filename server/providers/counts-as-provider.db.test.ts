import { countsAsProvider, VERIFICATION_STATUSES } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

const EVERY = [...VERIFICATION_STATUSES, 'unknown', ''].flatMap((verification_status) =>
  [true, false].map((is_active) => ({ verification_status, is_active })),
);

test('the database counts the same profiles as providers as the domain, for each login that asks', async () => {
  for (const login of ['api', 'public', 'worker'] as const)
    for (const profile of EVERY) {
      const { verification_status, is_active } = profile;
      const [row] = await product.pools[login].execute(
        sql`select counts_as_provider(${verification_status}, ${is_active}) as counts`,
      );
      expect({ ...profile, login, ...row }).toEqual({ ...profile, login, counts: countsAsProvider(profile) });
    }
});

test('the planner puts the conditions in place of the functions, which the indexes of providers have', async () => {
  const plan = await product.owner.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`);
    return db.execute(sql`explain select id from provider_profiles
      where is_listed(verification_status, is_active, is_bookable) order by total_jobs, id`);
  });
  const text = JSON.stringify(plan);
  expect(text).toContain('provider_profiles_most_jobs');
  expect(text).not.toMatch(/counts_as_provider|is_listed/);
});
