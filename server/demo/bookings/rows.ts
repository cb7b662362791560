import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import {
  bookingAmounts,
  DEFAULT_RATES,
  linesToDecimals,
  ratesToColumns,
  splitBonus,
  sumOfDiscounts,
  toDecimal,
  toRateText,
} from '@hirfa/domain/payments';
import { newId } from '../../platform/ids.ts';
import type { DemoBooking, PastCheckout } from '../shapes.ts';
import { bookedAt } from './history.ts';
import { type AppliedStep, applySteps } from './applied-steps.ts';
import { type PaymentHistory, paymentHistoryOf } from './payment-history.ts';

/** The ids of the people and things that a booking refers to. */
export interface BookingIds {
  provider_id: string;
  provider_user_id: string;
  booker_id: string;
  service_card_id: string;
  service_id: string | null;
  area_id: string | null;
}

/** Past bookings as rows of the tables. */
export function bookingRows(demoBookings: readonly DemoBooking[], idsOf: (booking: DemoBooking) => BookingIds) {
  const records = demoBookings.map((booking) => {
    const applied = applySteps(booking);
    return {
      booking,
      applied,
      money: paymentHistoryOf(booking, applied),
      ids: idsOf(booking),
      id: newId(bookedAt(booking).getTime()),
      checkout_id: `chk_${newId(bookedAt(booking).getTime())}`,
    };
  });
  return {
    bookings: records.map(bookingRow),
    bookingPlaces: records.map(({ id, booking: { address, notes }, applied }) => {
      const { completed_at, cancelled_at } = applied.at(-1)?.after ?? {};
      return { booking_id: id, address, notes, settled_at: completed_at ?? cancelled_at };
    }),
    bookingStartCodes: records.map(({ id, booking }) => ({ booking_id: id, code: booking.start_code })),
    bookingHistory: records.flatMap(historyRows),
    bookingExtras: records.flatMap(quoteRows),
    payments: records.map(paymentRow),
    bookingDiscounts: records.flatMap(discountRows),
    paymentAttempts: records.map(attemptRow),
    checkouts: records.map(pastCheckout),
    paymentOperations: records.flatMap(({ id, money }) =>
      money.operations.map(({ lines, ...operation }) => ({
        ...operation,
        ...linesToDecimals(lines),
        booking_id: id,
        state: 'done' as const,
      })),
    ),
    ledgerEntries: records.flatMap(({ id, money }) =>
      money.entries.map(({ cause, entry, created_at }) => ({
        booking_id: id,
        cause,
        account: entry.account,
        amount: toDecimal(entry.amount),
        created_at,
      })),
    ),
  };
}

interface BookingRecord {
  id: string;
  checkout_id: string;
  booking: DemoBooking;
  applied: readonly AppliedStep[];
  money: PaymentHistory;
  ids: BookingIds;
}

function bookingRow({ id, booking, applied, money, ids }: BookingRecord) {
  const { provider_user_id: _, ...columns } = ids;
  const { card, half_hours, mode, people } = booking;
  const facts = applied.at(-1)?.after;
  if (facts === undefined) throw new Error('a booking of the demo data has no step');
  return {
    ...columns,
    ...facts,
    id,
    title: card.title_en,
    title_ar: card.title_ar,
    category_slug: card.category_slug,
    commission_rate: toRateText(DEFAULT_RATES.commission),
    ...bookingAmounts(money.lines),
    hourly_rate: half_hours === null ? null : `${card.base_price}.00`,
    total_hours: half_hours === null ? null : (half_hours / 2).toFixed(1),
    is_visit: card.is_visit === true,
    mode,
    people,
    referral_flat_egp: toDecimal(sumOfDiscounts((booking.discounts ?? []).filter(({ kind }) => kind === 'invitation'))),
    created_at: bookedAt(booking),
  };
}

function discountRows({ id, booking, money }: BookingRecord) {
  return splitBonus(money.agreed.referral_bonus, booking.discounts ?? []).map(({ kind, amount }) => ({
    id: newId(bookedAt(booking).getTime()),
    booking_id: id,
    kind,
    amount: toDecimal(amount),
    created_at: bookedAt(booking),
  }));
}

function historyRows({ id, applied, ids }: BookingRecord) {
  const actors = { customer: ids.booker_id, provider: ids.provider_user_id, admin: null, clock: null, gateway: null };
  return applied.map(({ step, before, after }) => ({
    id: newId(step.at.getTime()),
    booking_id: id,
    event: step.event,
    part: step.part,
    actor_id: actors[step.part],
    from_status: before?.status ?? null,
    to_status: after.status,
    from_payment_status: before?.payment_status ?? null,
    to_payment_status: after.payment_status,
    note: step.note ?? null,
    from_starts_at: null,
    to_starts_at: null,
    at: step.at,
  }));
}

function quoteRows({ id, booking: { quote, steps } }: BookingRecord) {
  const at = (event: 'propose_extra' | 'decline_extra') => steps.find((step) => step.event === event)?.at;
  const [proposed_at, ended_at] = [at('propose_extra'), at('decline_extra')];
  if (quote === undefined || proposed_at === undefined || ended_at === undefined) return [];
  const ids = { id: newId(proposed_at.getTime()), booking_id: id };
  return [{ ...ids, ...quote, is_quote: true, proposed_at, outcome: 'declined' as const, ended_at }];
}

function paymentRow({ id, booking, money, ids }: BookingRecord) {
  return {
    ...linesToDecimals(money.lines),
    booking_id: id,
    provider_id: ids.provider_id,
    payer_id: ids.booker_id,
    ...ratesToColumns(DEFAULT_RATES),
    rail_state: money.isCaptured ? ('captured' as const) : ('voided' as const),
    held: toDecimal(money.held.customer_total),
    released_at: money.released_at,
    created_at: bookedAt(booking),
  };
}

function attemptRow({ id, checkout_id, booking, money: { isCaptured } }: BookingRecord) {
  return {
    id: newId(bookedAt(booking).getTime()),
    booking_id: id,
    checkout_id,
    adapter: 'sandbox',
    language: 'en',
    state: isCaptured ? ('authorized' as const) : ('closed' as const),
    ...checkoutTimes(booking),
  };
}

/** What the gateway knows of the payment. */
function pastCheckout({ id, checkout_id, booking, money: { agreed, held, isCaptured } }: BookingRecord): PastCheckout {
  const amount = agreed.customer_total;
  return {
    id: checkout_id,
    reference: id,
    description: booking.card.title_en,
    state: isCaptured ? 'captured' : 'voided',
    amount,
    captured_amount: isCaptured ? amount : 0,
    refunded_amount: isCaptured ? amount - held.customer_total : 0,
    ...checkoutTimes(booking),
  };
}

function checkoutTimes(booking: DemoBooking): { created_at: Date; expires_at: Date } {
  const created_at = bookedAt(booking);
  return { created_at, expires_at: new Date(created_at.getTime() + BOOKING_TIMES.holdMs) };
}
