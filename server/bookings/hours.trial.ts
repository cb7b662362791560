import { expect, test } from 'vitest';
import { useProduct } from '../testing/product.ts';
import { raceWithHours } from '../testing/race-hours.ts';

/** `npm run trial:hours`. The short form is in races.deep.db.test.ts. */
const ROUNDS = 200;

const product = useProduct();

test(
  `in ${ROUNDS} rounds two customers book while the provider changes their hours: no booking is outside them`,
  { timeout: 600_000 },
  async () => {
    const { oneWon, noneWon, ...wrong } = await raceWithHours(product, { rounds: ROUNDS });
    console.log({ oneWon, noneWon });
    expect(wrong).toEqual({ twoWon: 0, outside: 0, others: [] });
    // Bookings were committed before the change of the hours, and refused after it.
    expect(Math.min(oneWon, noneWon)).toBeGreaterThan(0);
  },
);
