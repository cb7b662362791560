import { expect, test } from 'vitest';
import { allWell, cutChat } from '../testing/cut-chat.ts';
import { useProduct } from '../testing/product.ts';

/** `npm run trial:chat`; `CUTS=80` for a shorter run. The short form is in cuts.deep.db.test.ts. */
const CUTS = Number(process.env.CUTS ?? 1000);
/** Chats of different people at the same time, each on a line of its own: with more, the processor is measured. */
const CHATS = 2;
/** A line is down for at most so long. */
const DOWN_MS = 3000;
const LIMIT_MS = 2000;

const product = useProduct('empty', { worker: true });

test(`${CUTS} cuts of lines of two people who write 10 messages each time`, { timeout: 3_600_000 }, async () => {
  const rounds = CUTS / CHATS;
  const chats = await Promise.all(
    Array.from({ length: CHATS }, () => cutChat(product, { rounds, random: Math.random, downMs: DOWN_MS })),
  );
  const sorted = chats.flatMap(({ times }) => times).toSorted((one, two) => one - two);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  console.log(
    chats.map(({ cuts }) => cuts),
    { 'ms until an end has everything': { ends: sorted.length, median: at(0.5), p95: at(0.95), longest: at(0.9999) } },
  );
  for (const { cuts: _, times: __, ...outcome } of chats) expect(outcome).toEqual(allWell(rounds));
  expect(at(0.95)).toBeLessThanOrEqual(LIMIT_MS);
});
