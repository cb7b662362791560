import { expect, test } from 'vitest';
import {
  raceDecisionWithWithdrawal,
  raceDisputeWithSettle,
  raceGivingBackWithDecision,
} from '../../testing/disputes/races.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const ROUNDS = 200;
/** Hundreds of bookings are paid and finished: it ends only a test that hangs. */
const LONG = { timeout: 900_000 };

test('a job is either settled or disputed, and only the settled one is paid out', LONG, async () => {
  const { held, settled, wrong } = await raceDisputeWithSettle(product, ROUNDS);
  expect([held + settled, wrong]).toEqual([ROUNDS, []]);
});

test('a problem is either decided or taken back, and the books are those of the one that happened', LONG, async () => {
  const { decided, withdrawn, wrong } = await raceDecisionWithWithdrawal(product, ROUNDS);
  expect([decided + withdrawn, wrong]).toEqual([ROUNDS, []]);
});

test('all is either given back or decided, once', LONG, async () => {
  const { decided, given_back, wrong } = await raceGivingBackWithDecision(product, ROUNDS);
  expect([decided + given_back, wrong]).toEqual([ROUNDS, []]);
});
