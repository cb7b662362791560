import { expect, test } from 'vitest';
import { cutChat } from '../testing/cut-chat.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const ROUNDS = 12;

test('two people write while their line is cut: nothing is lost, doubled or out of order', async () => {
  const { cuts: _, times: __, ...outcome } = await cutChat(product, { rounds: ROUNDS, random: Math.random });
  expect(outcome).toEqual({
    written: ROUNDS * 10,
    lost: 0,
    twice: 0,
    strange: 0,
    gaps: 0,
    outOfOrder: 0,
    differing: 0,
    waiting: 0,
  });
});
