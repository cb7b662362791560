import { expect, inject, test } from 'vitest';
import { COURSE_POINTS, killDuringCourse } from '../testing/killing/kill-courses.ts';
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

const COURSES = [
  'a decision that splits the price: after the refund',
  'an extra: after approving',
  'an extra: after the capture',
  'a package: after booking',
  'a package: after accepting',
  'a package: after the capture',
  'a package that is stopped: after stopping',
  'a package that is stopped: after the refund',
  'a bank that takes the money and keeps it: before the webhook',
  'a bank that takes the money and keeps it: after bearing the loss',
  'a bank that keeps the money it has taken: after looking at the payment',
];

test(
  'after a kill while a price is split, an extra is paid or a bank takes the money, and a restart, all agree',
  { timeout: 300_000 },
  async () => {
    const chosen = COURSE_POINTS.filter(({ name }) => COURSES.includes(name));
    expect(chosen).toHaveLength(COURSES.length);
    const seconds = await Promise.all(chosen.map((point) => killDuringCourse(inject('postgresUrl'), point)));
    for (const taken of seconds) expect(taken).toBeLessThan(60);
  },
);
