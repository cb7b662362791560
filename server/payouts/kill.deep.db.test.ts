import { expect, inject, test } from 'vitest';
import { killDuringPayouts, PAYOUT_POINTS } from '../testing/killing/kill-payouts.ts';

test(
  'after a kill at each step of exporting and confirming, and a restart, each payout is sent and paid once',
  { timeout: 300_000 },
  async () => {
    expect(PAYOUT_POINTS).toHaveLength(6);
    for (const point of PAYOUT_POINTS)
      expect(await killDuringPayouts(inject('postgresUrl'), point), point.name).toBeLessThan(60);
  },
);
