import { expect, test } from 'vitest';
import { useProduct } from '../../testing/product.ts';
import { raceForTurns } from './testing/race-turns.ts';

/** `npm run trial:races`. The short form is in races.db.test.ts. */
const [ROUNDS, ACTORS] = [200, 5];

const product = useProduct();

test(`in ${ROUNDS} rounds two processes tell ${ACTORS} people of one time`, { timeout: 1_800_000 }, async () => {
  const report = await raceForTurns(product, { rounds: ROUNDS, actors: ACTORS });
  console.log(JSON.stringify(report));
  expect(report).toEqual({ told: ROUNDS * ACTORS, twice: 0, forgotten: 0, together: 0 });
});
