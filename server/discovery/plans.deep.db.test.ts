import { beforeAll, expect, test } from 'vitest';
import {
  GROWING_TABLES,
  insertManyOfAll,
  readsOfVisitors,
  type VisitorRead,
} from '../testing/figures/reads-of-visitors.ts';
import { plansOf, rowsRead, scannedTables } from '../testing/plans.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const MANY = 100_000;
let reads: VisitorRead[] = [];

/** `npm run bench:plans` does the same with a million. */
beforeAll(async () => {
  await insertManyOfAll(product.owner, MANY, product.clock.now);
  reads = await readsOfVisitors(product.owner, product.clock.now);
}, 400_000);

test('no read of visitors scans a growing table with 100 000 providers, by either plan', async () => {
  expect(reads.length).toBeGreaterThan(20);
  for (const { what, isByName, run } of reads) {
    const plans = (await plansOf(product.urlFor('public'), run)).flat();
    for (const { root, isGeneric } of plans) {
      const scanned = scannedTables(root, GROWING_TABLES);
      expect({ what, isGeneric, scanned }).toEqual({ what, isGeneric, scanned: [] });
      // An index of all providers or offers that is read from end to end is no better.
      expect(rowsRead(root), what).toBeLessThan(MANY / 4);
    }
    const byName = plans.filter(({ root }) => JSON.stringify(root).includes('provider_profiles_search'));
    if (isByName) expect(new Set(byName.map(({ isGeneric }) => isGeneric))).toEqual(new Set([true, false]));
  }
});
