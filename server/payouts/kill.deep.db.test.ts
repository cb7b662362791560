import { expect, inject, test } from 'vitest';
import { killDuringPayouts, PAYOUT_POINTS } from '../testing/killing/kill-payouts.ts';

test(
  'after a kill at each step of exporting, taking back and confirming, and a restart, each payout is paid once',
  { timeout: 300_000 },
  async () => {
    expect(PAYOUT_POINTS).toHaveLength(8);
    for (const point of PAYOUT_POINTS)
      expect(await killDuringPayouts(inject('postgresUrl'), point), point.name).toBeLessThan(60);
  },
);
