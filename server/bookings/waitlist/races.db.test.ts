import { expect, test } from 'vitest';
import { useProduct } from '../../testing/product.ts';
import { raceForTurns } from './testing/race-turns.ts';

const product = useProduct();

test('two processes that decide at once whose turn it is tell each person once, one after the other', async () => {
  const report = await raceForTurns(product, { rounds: 1, actors: 3 });
  expect(report).toEqual({ told: 3, twice: 0, forgotten: 0, together: 0 });
});
