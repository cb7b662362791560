import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db.ts';
import type { Market } from '../../testing/market.ts';
import { copyPackage } from '../../testing/packages/many.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { plansOf, rowsRead, rowsReadBy } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import {
  findPackage,
  findPackageBookings,
  findPackageDates,
  findPackagePrices,
  findStopped,
  lockPackageBookings,
} from '../stored-packages/queries.ts';

const product = useProduct();
const MANY = 20_000;

let market: Market;
let id = '';

/** A package that has begun, among very many of others. */
beforeAll(async () => {
  market = await openPackageMarket(product);
  id = (await packagesOf(product, market).begun()).id;
  await copyPackage(product.owner, id, MANY);
}, 120_000);

const READS: [name: string, run: (db: Database) => Promise<unknown>][] = [
  ['a package', (db) => findPackage(db, id)],
  ['its times', (db) => findPackageDates(db, id)],
  ['its bookings', (db) => findPackageBookings(db, id)],
  ['its bookings, locked', (db) => lockPackageBookings(db, id)],
  ['the prices of a card', (db) => findPackagePrices(db, market.offer.id)],
];

test.each(READS)('%s: few rows are read, however many packages there are', async (_, run) => {
  const counts = await rowsReadBy(product, { userId: market.customer.id, isAdmin: false }, run);
  expect(counts).not.toEqual([]);
  for (const count of counts) expect(count).toBeLessThan(100);
});

test('the worker finds what a stop has ended among all packages', async () => {
  const all = await plansOf(product.urlFor('worker'), (db) => findStopped(db, id));
  for (const plans of all) for (const { root } of plans) expect(rowsRead(root)).toBeLessThan(100);
});
