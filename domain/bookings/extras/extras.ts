import { type Piastres, piastres } from '../../payments/index.ts';
import { type BookingFacts, type BookingStatus, isDisputed } from '../facts.ts';
import { isTaken, type TimeRange } from '../slots.ts';
import { after } from '../times.ts';

/**
 * Extra work or materials that a provider proposes for a job: how many are added to one booking and how many are
 * proposed in all, what they cost at least and at most in piastres, by how many minutes they make the job longer at
 * most and in which steps, how long the words are, how many receipts of materials are shown with it, and how long those
 * are kept that were not sent (product decision: booking). The customer can pay this long after they have approved one.
 */
export const EXTRA = {
  most: 5,
  proposed: 20,
  price: { min: 500, max: 2_000_000 },
  minutes: { step: 30, max: 480 },
  text: { min: 10, max: 500 },
  receipts: 3,
  unsentReceiptsMs: 7 * 24 * 60 * 60_000,
  payMs: 15 * 60_000,
} as const;

/**
 * What became of an extra; it has lapsed where the job ended, or was disputed, before it was paid. `time_taken`: its
 * money arrived when its minutes had been given back and booked by somebody else, and was not charged.
 */
export const EXTRA_OUTCOMES = ['added', 'declined', 'withdrawn', 'lapsed', 'time_taken'] as const;
export type ExtraOutcome = (typeof EXTRA_OUTCOMES)[number];

/** What the price of a booking is for: the job, the fee of a visit, or the job as it was quoted in the visit. */
export const PRICED_WORKS = ['job', 'visit', 'quote'] as const;
export type PricedWork = (typeof PRICED_WORKS)[number];

/** The parts of an extra's price, before fee and VAT. */
export interface ExtraPrice {
  work: Piastres;
  materials: Piastres;
}

/** What the price of an extra depends on. A quote is the price of the whole job: the fee of the visit is part of it. */
interface Pricing extends ExtraPrice {
  is_quote: boolean;
}

/** Whether no more extras of a booking can be proposed. */
export const hasMostExtras = (all: number, added: number): boolean => added >= EXTRA.most || all >= EXTRA.proposed;

/** By how much an extra raises the present subtotal; a quote by what it is more than that. */
export function addedSubtotal({ work, materials, is_quote }: Pricing, present: Piastres): Piastres {
  return piastres(work + materials - (is_quote ? present : 0));
}

/** The same of one that is proposed; null where it is too little or too much. A quote is never less than the fee. */
export function extraSubtotal(pricing: Pricing, present: Piastres): Piastres | null {
  const added = addedSubtotal(pricing, present);
  return added < EXTRA.price.min || pricing.work + pricing.materials > EXTRA.price.max ? null : added;
}

/** Whether what a provider proposes now is the quote of a visit: until one was accepted. */
export function isQuoteNext({
  is_visit,
  extras,
}: {
  is_visit: boolean;
  extras: readonly { outcome: unknown }[];
}): boolean {
  return is_visit && extras.every(({ outcome }) => outcome !== 'added');
}

const MINUTE_MS = 60_000;
/** No work is longer than a day. */
const LONGEST_MS = 24 * 60 * MINUTE_MS;

/**
 * How many minutes an extra can add to a job, in steps: as many as are free after it, its way to the next place
 * included. The working hours do not count: the provider proposes it. What the job itself takes is not in `busy`.
 */
export function freeMinutesAfter(job: TimeRange, busy: readonly TimeRange[], bufferMinutes: number): number {
  const { step, max } = EXTRA.minutes;
  const most = Math.min(max, (LONGEST_MS - (job.end.getTime() - job.start.getTime())) / MINUTE_MS);
  let free = 0;
  while (free + step <= most) {
    const added = { start: job.end, end: after(job.end, (free + step) * MINUTE_MS) };
    if (isTaken({ busy, bufferMinutes }, added)) break;
    free += step;
  }
  return free;
}

const OPEN = ['confirmed', 'started', 'in_progress'] as const satisfies BookingStatus[];
const during = {
  from: OPEN,
  paid: ['captured'],
  // What is paid in cash has no charge that an extra could raise.
  when: (facts: BookingFacts) => !isDisputed(facts) && facts.second_visit_of === null && !facts.is_cash,
  to: 'same',
} as const;

/** Whether extras of a booking can be proposed, approved, declined and withdrawn now. */
export const takesExtras = (facts: BookingFacts): boolean =>
  OPEN.some((status) => status === facts.status) && facts.payment_status === 'captured' && during.when(facts);

/**
 * The rows of the state table about extras (product decision: booking); a free second visit has none. The old price
 * stands until the customer has approved an extra and the rail has taken its money: that may be done a moment after the
 * job has ended.
 */
export const EXTRAS = [
  { event: 'propose_extra', who: ['provider'], ...during },
  { event: 'withdraw_extra', who: ['provider'], ...during },
  { event: 'decline_extra', who: ['customer'], ...during },
  { event: 'lose_extra_time', who: ['gateway'], ...during },
  // What the customer has paid for it is not taken: it was refused, or the booking has changed meanwhile.
  { event: 'release_extra', who: ['gateway'], from: [...OPEN, 'completed', 'cancelled'], to: 'same' },
  {
    event: 'add_extra',
    who: ['gateway'],
    from: [...OPEN, 'completed', 'cancelled'],
    // The bank of the customer may have taken the other money a moment before.
    paid: ['captured', 'charged_back'],
    to: 'same',
  },
] as const;
