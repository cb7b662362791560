import { type BookingFacts, hasEnded, type BookingStatus } from './facts.ts';

/** What shows that the two people of a booking met, the strongest first (`waitingChargebacks` of the contract). */
export const MET_BY = ['code', 'customer', 'admin'] as const;
export type MetBy = (typeof MET_BY)[number];

const CAPTURED = ['confirmed', 'started', 'in_progress', 'completed', 'cancelled'] as const satisfies BookingStatus[];
/** A full refund that could not go back, so that the bank could take it: the payment stays refunded. */
const REFUNDED = { from: ['completed', 'cancelled'], paid: ['refunded'], to: 'same' } as const;

/** Where the money of a lost chargeback has paid what goes back, or a part of that, and the bank has nothing beyond. */
const PAID_BACK = { who: ['gateway'], from: ['completed', 'cancelled'], paid: ['charged_back'], to: 'same' } as const;

/**
 * The rows of the state table about a chargeback: the bank of the customer takes money back, and decides later. What
 * the provider earned is held meanwhile. Once it is lost and the booking has ended, an admin decides who bears it.
 */
export const CHARGE_BACKS = [
  {
    event: 'charge_back',
    who: ['gateway'],
    from: CAPTURED,
    paid: ['captured', 'partially_refunded'],
    to: 'same',
    pays: 'charged_back',
  },
  // The money of another charge of the booking, beside the first one.
  { event: 'charge_back', who: ['gateway'], from: CAPTURED, paid: ['charged_back'], to: 'same' },
  { event: 'charge_back', who: ['gateway'], ...REFUNDED },
  { event: 'win_charge_back', who: ['gateway'], from: CAPTURED, paid: ['charged_back'], to: 'same', pays: 'captured' },
  {
    // A part had gone back before.
    event: 'win_charge_back_part',
    who: ['gateway'],
    from: CAPTURED,
    paid: ['charged_back'],
    to: 'same',
    pays: 'partially_refunded',
  },
  { event: 'win_charge_back_part', who: ['gateway'], ...REFUNDED },
  // A bank has, or has kept, the money of another charge.
  { event: 'win_one_charge_back', who: ['gateway'], from: CAPTURED, paid: ['charged_back'], to: 'same' },
  { event: 'win_one_charge_back', who: ['gateway'], ...REFUNDED },
  { event: 'lose_charge_back', who: ['gateway'], from: CAPTURED, paid: ['charged_back'], to: 'same' },
  { event: 'lose_charge_back', who: ['gateway'], ...REFUNDED },
  { event: 'refund', ...PAID_BACK, pays: 'refunded' },
  { event: 'refund_part', ...PAID_BACK, pays: 'partially_refunded' },
  { event: 'refuse_refund', ...PAID_BACK, pays: 'refunded' },
  { event: 'refuse_refund_part', ...PAID_BACK, pays: 'partially_refunded' },
  {
    event: 'bear_charge_back',
    who: ['admin'],
    from: ['completed', 'cancelled'],
    paid: ['charged_back'],
    when: (facts: BookingFacts) => hasEnded(facts),
    to: 'same',
  },
  { event: 'bear_charge_back', who: ['admin'], when: (facts: BookingFacts) => hasEnded(facts), ...REFUNDED },
] as const;
