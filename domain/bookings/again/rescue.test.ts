import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRateText, piastres } from '../../payments/index.ts';
import {
  CANCEL_REASONS,
  mostForRescue,
  needsRescue,
  paidForRescue,
  RESCUE,
  RESCUED_REASONS,
  rescuersOf,
} from '../index.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-22T10:00:00Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const ended = {
  starts_at: at(48),
  authorized_at: at(-2),
  cancelled_at: at(0),
  cancel_reason: 'declined' as const,
  payment_status: 'refunded' as const,
  second_visit_of: null,
};

test('others are offered where the provider let a paid booking down, and in no other case', () => {
  const rescued = CANCEL_REASONS.filter((cancel_reason) => needsRescue({ ...ended, cancel_reason }, NOW));
  expect(rescued.toSorted()).toEqual([...RESCUED_REASONS].toSorted());
  const others = [
    { authorized_at: null },
    { cancelled_at: null },
    { cancel_reason: null },
    // An admin left a part of the price to the provider.
    { payment_status: 'partially_refunded' as const },
    { second_visit_of: 'the first job' },
  ];
  for (const other of others) expect(needsRescue({ ...ended, ...other }, NOW)).toBe(false);
});

test('others are offered until the booking would begin, and for three days after it ended at least', () => {
  const isOffered = (starts: number, now: number) => needsRescue({ ...ended, starts_at: at(starts) }, at(now));
  expect([isOffered(100, 99), isOffered(100, 100)]).toEqual([true, false]);
  expect([isOffered(-1, 71), isOffered(-1, 72)]).toEqual([true, false]);
});

test('another provider costs at most a tenth more, to the piastre', () => {
  expect([10_000, 53_865, 9, 1, 0].map((cost) => mostForRescue(piastres(cost)))).toEqual([11_000, 59_251, 9, 1, 0]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cost) => {
      const most = mostForRescue(piastres(cost));
      expect(most * 100).toBeLessThanOrEqual(cost * (100 + RESCUE.dearerPercent));
      expect((most + 1) * 100).toBeGreaterThan(cost * (100 + RESCUE.dearerPercent));
    }),
  );
});

test('the platform pays the difference up to a share of the price, and nothing of who costs too much', () => {
  const paid = (cost: number, price: number, share: string) =>
    paidForRescue(piastres(cost), piastres(price), fromRateText(share));
  expect([paid(50_000, 52_000, '0.05'), paid(50_000, 54_000, '0.05'), paid(50_000, 55_000, '0.1')]).toEqual([
    2000, 2500, 5000,
  ]);
  expect([paid(50_000, 55_001, '0.1'), paid(50_000, 50_000, '1'), paid(50_000, 40_000, '1')]).toEqual([0, 0, 0]);
  const amounts = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 0, max: 10_000 }), (cost, price, share) => {
      const amount = paid(cost, price, String(share / 10_000));
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(price - amount).toBeGreaterThanOrEqual(Math.min(cost, price));
      expect(amount).toBeLessThanOrEqual(Math.ceil((cost * share) / 10_000));
    }),
  );
});

const found = fc.array(
  fc.integer({ min: -3, max: 6 }).map((hours) => ({ start: at(hours) })),
  { maxLength: 12 },
);

test('who is free at that very time is offered in the order of relevance, others only where nobody is', () => {
  fc.assert(
    fc.property(found, (all) => {
      const offered = rescuersOf(all, NOW);
      const then = all.filter(({ start }) => start.getTime() === NOW.getTime());
      if (then.length > 0) expect(offered).toEqual(then.slice(0, RESCUE.most));
      else {
        const later = all.filter(({ start }) => start > NOW);
        expect(offered).toHaveLength(Math.min(later.length, RESCUE.most));
        const last = offered.at(-1)?.start.getTime() ?? 0;
        expect(later.filter((each) => !offered.includes(each)).every(({ start }) => start.getTime() >= last)).toBe(
          true,
        );
        for (const [index, { start }] of offered.entries()) {
          const next = offered[index + 1];
          if (next === undefined) continue;
          expect(start <= next.start).toBe(true);
          const isSame = start.getTime() === next.start.getTime();
          if (isSame) expect(all.indexOf(offered[index] ?? next)).toBeLessThan(all.indexOf(next));
        }
      }
    }),
  );
});
