import type { Booking } from '@hirfa/contract/bookings';
import { possibleEvents } from '@hirfa/domain/bookings';
import { expect, test } from 'vitest';
import {
  bookingFacts,
  endedWithoutPayment,
  isOpenBooking,
  keptAmount,
  milestonesOf,
  type Stage,
  stageOf,
} from './facts.ts';
import { sampleBooking, sampleRefund } from './sample-booking.ts';

test('a booking of the API is converted to the facts that the rules read', () => {
  const facts = bookingFacts(sampleBooking);
  expect(facts).toMatchObject({ status: 'confirmed', payment_status: 'captured', started_at: null });
  expect(facts.confirmed_at?.toISOString()).toBe(sampleBooking.confirmed_at);
  expect(possibleEvents(facts, 'customer', new Date('2026-11-25T12:00:00Z'))).toEqual([
    'cancel',
    'propose',
    'decline_extra',
  ]);
});

test.each<[Stage, Partial<Booking>]>([
  ['unpaid', { status: 'awaiting_acceptance', payment_status: 'pending' }],
  ['payment_failed', { status: 'awaiting_acceptance', payment_status: 'failed' }],
  ['waiting', { status: 'awaiting_acceptance', payment_status: 'authorized' }],
  ['charging', { status: 'confirmed', payment_status: 'authorized' }],
  ['confirmed', { status: 'confirmed', payment_status: 'captured' }],
  ['confirmed', { status: 'confirmed', payment_status: 'charged_back' }],
  ['in_progress', { status: 'in_progress' }],
  ['done', { status: 'completed', completed_at: null }],
  ['settled', { status: 'completed', completed_at: '2026-11-29T14:00:00.000Z' }],
  ['cancelled', { status: 'cancelled', payment_status: 'voided' }],
])('the stage is %s for a booking with %o', (stage, parts) => {
  expect(stageOf({ ...sampleBooking, ...parts })).toBe(stage);
});

test('there is news to come of a booking that its provider has, until it is cancelled or settled', () => {
  const waiting = { status: 'awaiting_acceptance', payment_status: 'authorized', confirmed_at: null } as const;
  expect(isOpenBooking({ ...sampleBooking, ...waiting })).toBe(true);
  expect(isOpenBooking(sampleBooking)).toBe(true);
  expect(isOpenBooking({ ...sampleBooking, ...waiting, authorized_at: null })).toBe(false);
  expect(isOpenBooking({ ...sampleBooking, status: 'cancelled' })).toBe(false);
  const settled = { status: 'completed', completed_at: '2026-11-29T14:00:00.000Z' } as const;
  expect(isOpenBooking({ ...sampleBooking, ...settled })).toBe(false);
});

test('a cancelled booking ended without payment when it was voided or fully refunded, not when a part was kept', () => {
  const cancelled = { status: 'cancelled', earnings: null } as const;
  expect(endedWithoutPayment({ ...cancelled, payment_status: 'voided' })).toBe(true);
  expect(endedWithoutPayment({ ...cancelled, payment_status: 'refunded' })).toBe(true);
  expect(endedWithoutPayment({ ...cancelled, payment_status: 'partially_refunded' })).toBe(false);
  expect(endedWithoutPayment({ status: 'completed', payment_status: 'refunded', earnings: null })).toBe(false);
});

test('a provider who gets nothing sees that before the customer has the money back', () => {
  const nothing = { subtotal: '0.00', provider_commission: '0.00', provider_payout: '0.00' };
  const returning = { status: 'cancelled', payment_status: 'captured' } as const;
  expect(endedWithoutPayment({ ...returning, earnings: nothing })).toBe(true);
  expect(endedWithoutPayment({ ...returning, earnings: { ...nothing, provider_payout: '168.75' } })).toBe(false);
});

test('the kept amount is known before the refund is done', () => {
  const late = {
    ...sampleBooking,
    status: 'cancelled',
    refund: { ...sampleRefund, amount: '400.00', state: 'sent' },
  } as const;
  const left = {
    subtotal: '115.84',
    platform_fee: '5.78',
    vat: '17.03',
    vat_rate: '0.14',
    referral_bonus: '0.00',
    discounts: [],
    customer_total: '138.65',
  };
  expect(keptAmount(late)).toBe('138.65');
  expect(keptAmount({ ...late, payment_status: 'partially_refunded', price: left })).toBe('138.65');
  expect(keptAmount({ ...late, refund: { ...sampleRefund, amount: '538.65' } })).toBeNull();
  expect(keptAmount({ ...late, payment_status: 'voided' })).toBeNull();
  expect(keptAmount(sampleBooking)).toBeNull();
});

const milestoneTexts = (parts: Partial<Booking>) =>
  milestonesOf({ ...sampleBooking, ...parts }).map(({ id, state }) => `${id} ${state}`);

test('the milestones go from payment to settlement', () => {
  expect(milestoneTexts({})).toEqual([
    'paid reached',
    'accepted reached',
    'started next',
    'done ahead',
    'settled ahead',
  ]);
  expect(milestoneTexts({ authorized_at: null, confirmed_at: null })[0]).toBe('paid next');
});

test('money is held until it is captured, and only then paid', () => {
  expect(milestoneTexts({ payment_status: 'authorized', confirmed_at: null })[0]).toBe('held reached');
  expect(milestoneTexts({ payment_status: 'authorized' })[0]).toBe('held reached');
  expect(milestoneTexts({ payment_status: 'charged_back' })[0]).toBe('paid reached');
});

test('a request that ended before the capture shows the release of its money, never a payment', () => {
  const withdrawn = { status: 'cancelled', confirmed_at: null, cancelled_at: '2026-11-21T14:00:00.000Z' } as const;
  expect(milestoneTexts({ ...withdrawn, payment_status: 'voided' })).toEqual([
    'held reached',
    'cancelled reached',
    'released reached',
  ]);
  expect(milestoneTexts({ ...withdrawn, payment_status: 'authorized' }).at(-1)).toBe('released next');
});

test('a settled booking has reached all milestones, also those without a time', () => {
  expect(milestoneTexts({ completed_at: '2026-11-29T14:00:00.000Z' })).toEqual(
    ['paid', 'accepted', 'started', 'done', 'settled'].map((id) => `${id} reached`),
  );
});

test('the milestones of a cancelled booking end with its cancellation', () => {
  const cancelled = { status: 'cancelled', cancelled_at: '2026-11-21T14:00:00.000Z' } as const;
  expect(milestoneTexts(cancelled)).toEqual(['paid reached', 'accepted reached', 'cancelled reached']);
  expect(milestoneTexts({ ...cancelled, authorized_at: null, confirmed_at: null })).toEqual(['cancelled reached']);
});
