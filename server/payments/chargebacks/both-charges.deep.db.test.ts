import { expect, test } from 'vitest';
import {
  checkLateCancellation,
  checkPayout,
  checkRefund,
  COURSES,
  stuckWebhooks,
} from '../../testing/chargebacks/two-charges.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const began = product.clock.now;
const LONG = { timeout: 900_000 };

/** Sessions end after some weeks: each course begins at the same time. */
async function each<Item>(all: Iterable<Item>, check: (item: Item) => Promise<void>): Promise<void> {
  for (const item of all) {
    product.clock.now = began;
    await check(item);
  }
  expect(await stuckWebhooks(product)).toEqual([]);
}

test('in each order of two chargebacks of one booking no money is lost, and the payout waits for both', LONG, () =>
  each(COURSES.entries(), ([nth, course]) => checkPayout(product, course, nth % 2 === 0)),
);

test('in each order a full refund goes on after the last end, and nobody pays twice', LONG, () =>
  each(COURSES, (course) => checkRefund(product, course)),
);

test('in each order of begins and ends the half of a late cancellation stays', LONG, () =>
  each(new Set(COURSES.map(({ order }) => order)), (order) => checkLateCancellation(product, order)),
);
