import type { OwedRefund, Refund } from '@hirfa/contract/payments';
import { expect, test } from 'vitest';
import { sampleRefund } from './sample-booking.ts';
import { isToChoose, refundSteps } from './refund-steps.ts';

const day = (number: number) => `2026-11-${number}T12:00:00.000Z`;
const refund = (given: Partial<Refund>): Refund => ({ ...sampleRefund, requested_at: day(20), ...given });
const owed = (given: Partial<OwedRefund>): Refund =>
  refund({
    state: 'failed',
    sent_at: day(20),
    ended_at: day(21),
    owed: {
      amount: '538.65',
      by_bank: '0.00',
      waits_for_bank: false,
      state: 'open',
      chosen_at: null,
      given_at: null,
      reference: null,
      returned_at: null,
      return_reason: null,
      account: null,
      together: null,
      ...given,
    },
  });
const stepsOf = (one: Refund) => refundSteps(one).map(({ id, at }) => `${id} ${at.slice(8, 10)}`);

test.each([
  [refund({}), ['requested 20']],
  [refund({ state: 'sent', sent_at: day(21) }), ['requested 20', 'sent 21']],
  [refund({ state: 'done', sent_at: day(20), ended_at: day(21) }), ['requested 20', 'done 21']],
  // Asked for by a release that did not note when it was sent.
  [refund({ state: 'sent' }), ['requested 20']],
  [owed({}), ['requested 20', 'failed 21']],
  [owed({ state: 'credited', chosen_at: day(22), given_at: day(22) }), ['requested 20', 'failed 21', 'credited 22']],
  [
    owed({ state: 'paid_by_bank', by_bank: '538.65', amount: '0.00', chosen_at: day(22), given_at: day(22) }),
    ['requested 20', 'failed 21', 'by_bank 22'],
  ],
  [owed({ waits_for_bank: true }), ['requested 20', 'failed 21']],
  [
    owed({ state: 'transferred', chosen_at: day(22), given_at: day(23), reference: 'FT-1' }),
    ['requested 20', 'failed 21', 'transfer_asked 22', 'transferred 23'],
  ],
  [
    owed({ state: 'transfer_asked', returned_at: day(22), return_reason: 'closed', chosen_at: day(23) }),
    ['requested 20', 'failed 21', 'returned 22', 'transfer_asked 23'],
  ],
])('%o', (one, steps) => {
  expect(stepsOf(one)).toEqual(steps);
  expect(isToChoose(one)).toBe(one.owed?.state === 'open' && !one.owed.waits_for_bank);
});
