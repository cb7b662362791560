import { expect, test } from 'vitest';
import { cutChat } from '../testing/cut-chat.ts';
import { useProduct } from '../testing/product.ts';

/** `npm run trial:chat`. The short form is in cuts.db.test.ts. */
const ROUNDS = 1000;

const product = useProduct();

test(`${ROUNDS} cuts of the line of two people who write 10 messages each time`, { timeout: 1_800_000 }, async () => {
  const { cuts, times, ...outcome } = await cutChat(product, { rounds: ROUNDS, random: Math.random });
  const sorted = times.toSorted((one, two) => one - two);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  console.log({ ...outcome, cuts, 'ms of a round': { p50: at(0.5), p95: at(0.95), p99: at(0.99) } });
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
