import {
  bookingAmounts,
  DEFAULT_RATES,
  linesToDecimals,
  ratesToColumns,
  toDecimal,
  toRateText,
} from '@hirfa/domain/payments';
import { newId } from '../../platform/ids.ts';
import type { DemoBooking } from '../shapes.ts';
import { bookedAt } from './history.ts';
import { type LivedStep, liveThrough } from './lives.ts';
import { type MoneyStory, moneyOf } from './money.ts';

/** Who and what a booking is about, by their ids. */
export interface BookingIds {
  provider_id: string;
  provider_user_id: string;
  booker_id: string;
  service_card_id: string;
  service_id: string | null;
  area_id: string | null;
}

/** Bookings of the past as rows of our tables. */
export function bookingRows(demoBookings: readonly DemoBooking[], idsOf: (booking: DemoBooking) => BookingIds) {
  const told = demoBookings.map((booking) => {
    const lived = liveThrough(booking);
    return {
      booking,
      lived,
      money: moneyOf(booking, lived),
      ids: idsOf(booking),
      id: newId(bookedAt(booking).getTime()),
    };
  });
  return {
    bookings: told.map(bookingRow),
    bookingPlaces: told.map(({ id, booking: { address, notes } }) => ({ booking_id: id, address, notes })),
    bookingStartCodes: told.map(({ id, booking }) => ({ booking_id: id, code: booking.start_code })),
    bookingHistory: told.flatMap(historyRows),
    payments: told.map(paymentRow),
    paymentOperations: told.flatMap(({ id, money }) =>
      money.operations.map(({ lines, ...operation }) => ({
        ...operation,
        ...linesToDecimals(lines),
        booking_id: id,
        state: 'done' as const,
      })),
    ),
    ledgerEntries: told.flatMap(({ id, money }) =>
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

interface Told {
  id: string;
  booking: DemoBooking;
  lived: readonly LivedStep[];
  money: MoneyStory;
  ids: BookingIds;
}

function bookingRow({ id, booking, lived, money, ids }: Told) {
  const { provider_user_id: _, ...columns } = ids;
  const { card, half_hours, mode, people } = booking;
  const facts = lived.at(-1)?.after;
  if (facts === undefined) throw new Error('a booking of the demo data never began');
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
    mode,
    people,
    created_at: bookedAt(booking),
  };
}

function historyRows({ id, lived, ids }: Told) {
  const actors = { customer: ids.booker_id, provider: ids.provider_user_id, admin: null, clock: null, gateway: null };
  return lived.map(({ step, before, after }) => ({
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
    at: step.at,
  }));
}

function paymentRow({ id, booking, money, ids }: Told) {
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
