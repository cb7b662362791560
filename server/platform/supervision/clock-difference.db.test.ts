import { expect, onTestFinished, test } from 'vitest';
import { useProduct } from '../../testing/product.ts';
import { watchClock } from './clock-difference.ts';

const product = useProduct();

function watch(clock: () => Date) {
  const watching = watchClock({ db: product.pools.worker, clock, log: product.services.log }, 50);
  onTestFinished(() => watching.stop());
  return watching.remarks;
}

test('a clock that differs from that of the database is named with how much, and logged once', async () => {
  let aheadMs = 31_000;
  const remarks = watch(() => new Date(Date.now() + aheadMs));
  await expect.poll(remarks).toEqual([expect.stringMatching(/^the clock of this process is 3[01]\.\d s ahead of/)]);
  aheadMs = -45_000;
  await expect.poll(remarks).toEqual([expect.stringMatching(/^the clock of this process is 4[45]\.\d s behind/)]);
  expect(product.logged.filter((line) => line.includes('the clocks of this process'))).toHaveLength(1);
  aheadMs = 0;
  await expect.poll(remarks).toEqual([]);
  expect(product.logged.join('')).toContain('agree again');
});

test('nothing is said of a clock that agrees, however slow the answer was', async () => {
  let reads = 0;
  // The clock moves on by ten seconds while the database answers.
  const remarks = watch(() => new Date(Date.now() + (reads++ % 2 === 0 ? -5000 : 5000)));
  await expect.poll(() => reads).toBeGreaterThan(6);
  expect(remarks()).toEqual([]);
});
