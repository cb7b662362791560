import { expect, inject, test } from 'vitest';
import { KILL_POINTS, killDuringPayment } from '../testing/killing/kill-payment.ts';

/** `npm run trial:kill`. The short form is in kill.deep.db.test.ts. */
const TIMES = 3;

test.each(KILL_POINTS.map((point) => [`${point.phase} ${point.name}`, point] as const))(
  'killed %s',
  { timeout: 400_000 },
  async (name, point) => {
    for (let time = 0; time < TIMES; time += 1) {
      const seconds = await killDuringPayment(inject('postgresUrl'), point);
      console.log(`${name}: agreed ${seconds.toFixed(1)} s after the new start`);
      expect(seconds).toBeLessThan(60);
    }
  },
);
