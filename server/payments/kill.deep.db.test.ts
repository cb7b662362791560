import { expect, inject, test } from 'vitest';
import { KILL_POINTS, killDuringPayment } from '../testing/killing/kill-payment.ts';

const FIVE = [
  'after opening the checkout',
  'before the webhook of the payment',
  'after looking at the payment',
  'after accepting',
  'after capturing',
];
const points = KILL_POINTS.filter((point) => FIVE.includes(`${point.phase} ${point.name}`));

test(
  'after a kill at each of five points of paying and accepting, and a restart, money and booking agree',
  { timeout: 300_000 },
  async () => {
    expect(points).toHaveLength(FIVE.length);
    const seconds = await Promise.all(points.map((point) => killDuringPayment(inject('postgresUrl'), point)));
    for (const taken of seconds) expect(taken).toBeLessThan(60);
  },
);
