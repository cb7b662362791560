import { expect, test } from 'vitest';
import { allWell, cutChat } from '../testing/cut-chat.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const ROUNDS = 12;

test('two people write while their line is cut: nothing is lost, doubled or out of order', async () => {
  const { cuts: _, times: __, ...outcome } = await cutChat(product, { rounds: ROUNDS, random: Math.random });
  expect(outcome).toEqual(allWell(ROUNDS));
});
