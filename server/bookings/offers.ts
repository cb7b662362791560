import {
  type BookingMode,
  type Calendar,
  defaultHalfHours,
  paidForRescue,
  type TimeRange,
} from '@hirfa/domain/bookings';
import {
  fromDecimal,
  type Piastres,
  priceLines,
  type PriceLines,
  piastres,
  priceOfTime,
  type Rate,
  type Rates,
  splitBonus,
  sumOfDiscounts,
} from '@hirfa/domain/payments';
import type { Offered } from '../payments/index.ts';
import type { Ctx } from '../kernel/verb.ts';
import { type CalendarRow, findCalendar } from './calendar-queries.ts';
import type { BookableOffer } from './queries.ts';

/** Whether the price of an offer is per hour. */
export function isHourly(offer: Pick<BookableOffer, 'pricing_mode'>): boolean {
  return offer.pricing_mode === 'hourly';
}

/** The duration of the work: hourly work lasts as long as it is booked for. */
export function minutesOf(offer: Pick<BookableOffer, 'pricing_mode' | 'duration_minutes'>, halfHours: number): number {
  return isHourly(offer) ? halfHours * 30 : offer.duration_minutes;
}

/** The half hours that the customer chose, or the default for the offer. */
export function halfHoursOf(offer: BookableOffer, wanted: number | undefined): number {
  return wanted ?? defaultHalfHours(offer.duration_minutes);
}

type Priced = Pick<BookableOffer, 'base_price' | 'pricing_mode'>;

/** The price of an offer at these rates, without discounts. */
export function priceOffer(offer: Priced, halfHours: number, rates: Rates): PriceLines {
  return priceLines(subtotalOf(offer, halfHours), rates);
}

function subtotalOf(offer: Priced, halfHours: number) {
  const price = fromDecimal(offer.base_price);
  return isHourly(offer) ? priceOfTime(price, halfHours) : price;
}

export interface Pricing {
  offered: (gross: Piastres) => Offered;
  /**
   * What the booking cost in whose place this one is made, how long it was, and the share that the platform pays at
   * most; or null.
   */
  rescued: { cost: Piastres; share: Rate; half_hours: number } | null;
  leastCharge: Piastres;
}

/** The price of an offer with what the platform pays of it. No discount exceeds what is left of the price. */
export function discountOffer(
  offer: BookableOffer,
  halfHours: number,
  rates: Rates,
  { offered, rescued, leastCharge }: Pricing,
) {
  const { customer_total: gross } = priceOffer(offer, halfHours, rates);
  const { discounts, refused } = offered(gross);
  const isLonger = rescued !== null && isHourly(offer) && halfHours > rescued.half_hours;
  const paid = rescued === null || isLonger ? piastres(0) : paidForRescue(rescued.cost, gross, rescued.share);
  const wanted = [...(paid > 0 ? [{ kind: 'rescue' as const, amount: paid }] : []), ...discounts];
  const lines = priceLines(subtotalOf(offer, halfHours), rates, sumOfDiscounts(wanted), leastCharge);
  return { lines, discounts: splitBonus(lines.referral_bonus, wanted), refused };
}

/** The calendar of an offer's provider between two instants; the travel buffer is for visits only. */
export async function calendarOf(
  { db }: Pick<Ctx, 'db'>,
  offer: BookableOffer,
  mode: BookingMode,
  range: TimeRange,
): Promise<Calendar> {
  return calendarIn(mode, await findCalendar(db, offer.provider_id, range));
}

/** A calendar as the rules read it, for visits or for online work. */
export function calendarIn(mode: BookingMode, row: CalendarRow): Calendar {
  const { notice_minutes, horizon_days, slot_step_minutes, travel_buffer_minutes, ...times } = row;
  return {
    ...times,
    noticeMinutes: notice_minutes,
    horizonDays: horizon_days,
    stepMinutes: slot_step_minutes,
    bufferMinutes: mode === 'in_person' ? travel_buffer_minutes : 0,
  };
}
