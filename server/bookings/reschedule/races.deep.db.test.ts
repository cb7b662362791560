import { expect, test } from 'vitest';
import { useProduct } from '../../testing/product.ts';
import { raceAcceptWithCancel, raceAcceptWithWithdraw, raceForOneTime } from '../../testing/reschedule/races.ts';

const product = useProduct();
/** `npm run trial:races` has 200 rounds. */
const ROUNDS = 40;
/** Hundreds of bookings are paid and confirmed: it ends only a test that hangs. */
const LONG = { timeout: 900_000 };

test('of an acceptance and a withdrawal at the same time exactly one happens', LONG, async () => {
  const { moved, kept, wrong } = await raceAcceptWithWithdraw(product, ROUNDS);
  expect([moved + kept, wrong]).toEqual([ROUNDS, []]);
});

test('a booking that is moved while it is cancelled is cancelled, with all of it given back', LONG, async () => {
  const { moved, kept, wrong } = await raceAcceptWithCancel(product, ROUNDS);
  expect([moved + kept, wrong]).toEqual([ROUNDS, []]);
});

test('of two bookings that are moved to one time exactly one gets it', LONG, async () => {
  expect(await raceForOneTime(product, ROUNDS)).toEqual({ oneWon: ROUNDS, wrong: [] });
});
