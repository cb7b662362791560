import { randomInt } from 'node:crypto';
import type { CreateBookingInput } from '@hirfa/contract/bookings';
import { newBookingState, START_CODE, type TimeRange } from '@hirfa/domain/bookings';
import {
  bookingAmounts,
  CURRENCY,
  discountsToDecimals,
  sumOfDiscounts,
  toDecimal,
  toRateText,
} from '@hirfa/domain/payments';
import { newPayment } from '../../payments/index.ts';
import { slotsChanged } from '../../providers/index.ts';
import { newId } from '../../platform/ids.ts';
import type { Person, WriteCtx } from '../../kernel/verb.ts';
import { hintsOf } from '../change-booking.ts';
import { isHourly } from '../offers.ts';
import type { NewBooking } from './queries.ts';
import type { Terms } from './terms.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: CreateBookingInput;
}

/** The terms of a booking, the one in whose place it is made, and for how many days a second visit is promised. */
type NewTerms = Terms & { rescued: string | null; warranty_days: number | null };

/** The rows of a booking that is created now. */
export function newBooking({ ctx, input }: Work, terms: NewTerms, occupied: TimeRange): NewBooking {
  const booking = bookingRow({ ctx, input }, terms);
  const { id: booking_id, provider_id, booker_id: payer_id, created_at } = booking;
  const { lines, rates } = terms;
  return {
    slot: { occupied: `[${occupied.start.toISOString()},${occupied.end.toISOString()})` },
    booking,
    place: { address: input.address ?? null, notes: input.notes },
    start_code: { code: newStartCode() },
    payment: newPayment({ booking_id, provider_id, payer_id, lines, rates, created_at }),
    discounts: discountsToDecimals(terms.discounts).map((discount) => ({ id: newId(), ...discount })),
    services: terms.services.map((service, position) => ({ ...service, position })),
    history: { id: newId() },
    events: [...hintsOf(booking), slotsChanged(provider_id)],
  };
}

function bookingRow(
  { ctx, input }: Work,
  { offer, half_hours, slot, lines, rates, ...terms }: NewTerms,
): NewBooking['booking'] {
  const { now, actor } = ctx;
  return {
    ...newBookingState({ starts_at: slot.start, ends_at: slot.end, now }),
    id: newId(),
    title: offer.title_en,
    title_ar: offer.title_ar,
    service_card_id: offer.id,
    service_id: offer.service_id,
    category_slug: offer.category_slug,
    provider_id: offer.provider_id,
    booker_id: actor.user_id,
    ...bookingAmounts(lines),
    currency: CURRENCY,
    commission_rate: toRateText(rates.commission),
    referral_flat_egp: toDecimal(sumOfDiscounts(terms.discounts.filter(({ kind }) => kind === 'invitation'))),
    hourly_rate: isHourly(offer) ? offer.base_price : null,
    total_hours: isHourly(offer) ? (half_hours / 2).toFixed(1) : null,
    is_visit: offer.pricing_mode === 'visit',
    mode: input.mode,
    area_id: input.area_id ?? null,
    people: input.people,
    rescued_booking_id: terms.rescued,
    warranty_days: terms.warranty_days,
    second_visit_of: null,
    second_visit_reason: null,
    package_id: null,
    created_at: now,
  };
}

export function newStartCode(): string {
  return String(randomInt(10 ** START_CODE.digits)).padStart(START_CODE.digits, '0');
}
