import {
  AVAILABILITY,
  type BookingMode,
  type Calendar,
  defaultHalfHours,
  type TimeRange,
} from '@hirfa/domain/bookings';
import { fromDecimal, priceLines, type PriceLines, priceOfTime, type Rates } from '@hirfa/domain/payments';
import { getRates } from '../payments/index.ts';
import type { Ctx } from '../kernel/verb.ts';
import { type BookableOffer, findBusy } from './queries.ts';

/** Whether the price of an offer is per hour. */
export function isHourly(offer: BookableOffer): boolean {
  return offer.pricing_mode === 'hourly';
}

/** The duration of the work: hourly work lasts as long as it is booked for. */
export function minutesOf(offer: BookableOffer, halfHours: number): number {
  return isHourly(offer) ? halfHours * 30 : offer.duration_minutes;
}

/** The half hours that the customer chose, or the default for the offer. */
export function halfHoursOf(offer: BookableOffer, wanted: number | undefined): number {
  return wanted ?? defaultHalfHours(offer.duration_minutes);
}

/** The price of an offer at today's rates. */
export async function priceOffer(
  ctx: Ctx,
  offer: BookableOffer,
  halfHours: number,
): Promise<{ lines: PriceLines; rates: Rates }> {
  const rates = await getRates({ ctx, input: offer });
  const price = fromDecimal(offer.base_price);
  return { lines: priceLines(isHourly(offer) ? priceOfTime(price, halfHours) : price, rates), rates };
}

function bufferOf(offer: BookableOffer, mode: BookingMode): number {
  return mode === 'in_person' ? offer.travel_buffer_minutes : 0;
}

/** The calendar of an offer's provider, with the busy ranges between two instants. */
export async function calendarOf(
  { db }: Ctx,
  offer: BookableOffer,
  mode: BookingMode,
  { start, end }: TimeRange,
): Promise<Calendar> {
  return {
    weekly: offer.hours,
    templates: [],
    exceptions: [],
    busy: await findBusy(db, offer.provider_id, start, end),
    noticeMinutes: offer.notice_minutes,
    horizonDays: AVAILABILITY.horizonDays,
    stepMinutes: AVAILABILITY.stepMinutes,
    bufferMinutes: bufferOf(offer, mode),
  };
}
