import { expect, inject, test } from 'vitest';
import { KILL_POINTS, killDuringPayment } from '../testing/killing/kill-payment.ts';

const SIX = [
  'after opening the checkout',
  'before the webhook of the payment',
  'after looking at the payment',
  'after accepting',
  'after capturing',
  'after a refund that is refused for good',
];
const points = KILL_POINTS.filter((point) => SIX.includes(`${point.phase} ${point.name}`));

test(
  'after a kill at each of six points of paying, accepting and refunding, and a restart, money and booking agree',
  { timeout: 300_000 },
  async () => {
    expect(points).toHaveLength(SIX.length);
    const seconds = await Promise.all(points.map((point) => killDuringPayment(inject('postgresUrl'), point)));
    for (const taken of seconds) expect(taken).toBeLessThan(60);
  },
);
