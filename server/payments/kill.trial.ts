import { expect, inject, test } from 'vitest';
import { COURSE_POINTS, killDuringCourse } from '../testing/killing/kill-courses.ts';
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

test.each(COURSE_POINTS.map((each) => [each.name, each] as const))(
  'killed in %s',
  { timeout: 400_000 },
  async (name, each) => {
    const seconds = await killDuringCourse(inject('postgresUrl'), each);
    console.log(`${name}: agreed ${seconds.toFixed(1)} s after the new start`);
    expect(seconds).toBeLessThan(60);
  },
);
