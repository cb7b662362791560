import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOKING_STATUSES, type BookingFacts, cancelChoices, possibleEvents } from './index.ts';
import { PAYMENT_STATUSES } from '../payments/index.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const booking = fc
  .record({
    status: fc.constantFrom(...BOOKING_STATUSES),
    payment_status: fc.constantFrom(...PAYMENT_STATUSES),
    hours: fc.integer({ min: -72, max: 72 }),
  })
  .map(({ hours, ...statuses }): BookingFacts => ({
    ...statuses,
    starts_at: at(hours),
    ends_at: at(hours + 1),
    hold_until: at(1),
    hold_extended_at: null,
    authorized_at: at(-80),
    confirmed_at: at(-79),
    started_at: null,
    finished_at: null,
    completed_at: null,
    cancelled_at: null,
    free_until_at_most: null,
    money_back_at: null,
    second_visit_of: null,
    disputed_by: null,
    is_cash: false,
    proposal_by: null,
    proposal_until: null,
    cancel_reason: null,
    disputed_at: null,
    dispute_ended_at: null,
    dispute_answer_until: null,
  }));

test('an admin can choose exactly where the table lets them cancel, and a part only of a paid job that has begun', () => {
  fc.assert(
    fc.property(booking, (facts) => {
      const choices = cancelChoices(facts, NOW);
      expect(choices.length > 0).toBe(possibleEvents(facts, 'admin', NOW).includes('cancel'));
      expect(choices.includes('late_lines')).toBe(
        facts.status === 'in_progress' && facts.payment_status === 'captured',
      );
    }),
    { numRuns: 2000 },
  );
});
