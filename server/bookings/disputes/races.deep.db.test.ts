import { expect, test } from 'vitest';
import {
  raceDecisionWithWithdrawal,
  raceDisputeWithRelease,
  raceDisputeWithSettle,
  raceGivingBackWithDecision,
} from '../../testing/disputes/races.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
/** `npm run trial:races` has 200 rounds. */
const ROUNDS = 40;
/** Of the rarer races. */
const FEWER = 20;
/** Hundreds of bookings are paid and finished: it ends only a test that hangs. */
const LONG = { timeout: 900_000 };

test('a job is either settled or disputed, and only the settled one is paid out', LONG, async () => {
  const { held, settled, wrong } = await raceDisputeWithSettle(product, ROUNDS);
  expect([held + settled, wrong]).toEqual([ROUNDS, []]);
});

test('a problem is either decided or taken back, and the books are those of the one that happened', LONG, async () => {
  const { decided, withdrawn, wrong } = await raceDecisionWithWithdrawal(product, FEWER);
  expect([decided + withdrawn, wrong]).toEqual([FEWER, []]);
});

test('all is either given back or decided, once', LONG, async () => {
  const { decided, given_back, wrong } = await raceGivingBackWithDecision(product, FEWER);
  expect([decided + given_back, wrong]).toEqual([FEWER, []]);
});

test(
  'a customer who was reported absent reports a problem in time, or the kept half is paid out, never both',
  LONG,
  async () => {
    const { held, released, wrong } = await raceDisputeWithRelease(product, FEWER);
    expect([held + released, wrong]).toEqual([FEWER, []]);
  },
);
