import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db.ts';
import { copyPackage } from '../../testing/packages/many.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { plansOf, rowsRead } from '../../testing/plans.ts';
import { useProduct } from '../../testing/product.ts';
import { findCharges } from '../charges/queries.ts';
import { findPayment } from '../queries.ts';
import {
  findChargebacksBeside,
  findChargebacksOfPackage,
  findNextOfCharge,
  lockCharge,
  lockMembers,
} from './queries.ts';

const product = useProduct();
const MANY = 20_000;

let ids: string[] = [];

/** A package that has begun, among very many of others. */
beforeAll(async () => {
  const market = await openPackageMarket(product);
  const { id, bookings } = await packagesOf(product, market).begun();
  ids = bookings.map(({ booking }) => booking?.id ?? '');
  await copyPackage(product.owner, id, MANY);
}, 120_000);

const READS: [name: string, run: (db: Database, first: string, last: string) => Promise<unknown>][] = [
  ['the charge of a booking', (db, _, last) => lockCharge(db, last)],
  ['what is next at a charge', (db, first) => findNextOfCharge(db, first)],
  ['what is held of a charge', async (db, _, last) => findCharges(db, await findPayment(db, last))],
  ['the payments of a charge', (db, first) => lockMembers(db, first)],
  ['its chargebacks', (db, first) => findChargebacksOfPackage(db, first)],
  [
    'the chargebacks beside one',
    async (db, first, last) => findChargebacksBeside(db, { booking_id: last, package_id: first }),
  ],
];

test.each(READS)('%s: few rows are read, however many packages there are', async (_, run) => {
  const all = await plansOf(product.urlFor('worker'), (db) => run(db, ids[0] ?? '', ids.at(-1) ?? ''));
  for (const plans of all) for (const { root } of plans) expect(rowsRead(root)).toBeLessThan(100);
});
