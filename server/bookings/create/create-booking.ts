import type { Booking, BookingPlaceInput, CreateBookingInput } from '@hirfa/contract/bookings';
import {
  HOLDS,
  isFreeSlot,
  isTaken,
  isWithinHorizon,
  nextHoldFrom,
  occupiedBy,
  type UnpaidBooking,
} from '@hirfa/domain/bookings';
import { discountsToDecimals, isTooLittle, leastCharge as leastOf, toDecimal } from '@hirfa/domain/payments';
import {
  offeredMethods,
  type PaymentServices,
  ratesUnder,
  rescueRateUnder,
  securePaidJob,
} from '../../payments/index.ts';
import { enqueueWithCommit } from '../../platform/jobs.ts';
import {
  isRefusal,
  type Person,
  type Refusal,
  refuse,
  refuseField,
  refuseFor,
  refuseLeast,
  refuseTerms,
  type WriteCtx,
} from '../../kernel/verb.ts';
import { calendarIn, isHourly } from '../offers.ts';
import type { BookableOffer } from '../queries.ts';
import { viewBooking } from '../views.ts';
import { newBooking } from './new-booking.ts';
import { costToRescue, findRescued } from '../rescue/queries.ts';
import { combine } from '../several/find-combined.ts';
import { findOffers } from '../several/queries.ts';
import { findOfferToBook, insertBooking, lockForBooking } from './queries.ts';
import { termsOf } from './terms.ts';

type Work = { ctx: WriteCtx<Person> & { services: PaymentServices }; input: CreateBookingInput };

const DAY_MS = 24 * 60 * 60_000;
const NOT_AT_WORK = 'The provider does not work at this time';

/**
 * What decides about a booking, in statements that are sent together. Others change nothing of what the locks protect
 * before this booking is committed.
 */
export async function loadForBooking({ ctx, input }: Work) {
  const { db, now, services } = ctx;
  const { service_card_id, also = [], area_id = null, starts_at, code = null, rescues } = input;
  const start = new Date(starts_at);
  // No slot is longer than a day: everything that can overlap it is within a day of that.
  const range = { start: new Date(start.getTime() - DAY_MS), end: new Date(start.getTime() + 2 * DAY_MS) };
  const unpaidSince = new Date(now.getTime() - HOLDS.periodMs);
  const wish = { card_id: service_card_id, code, isBooking: true };
  const [found, locked, offered, rescued, others] = await Promise.all([
    findOfferToBook(db, { cardId: service_card_id, areaId: area_id, now }),
    isWithinHorizon(start, now) ? lockForBooking(db, service_card_id, range, unpaidSince) : undefined,
    // After the lock of the customer's holds: their concurrent bookings do not spend the same.
    services.discounts.find({ ctx, input: wish }),
    rescues === undefined
      ? null
      : findRescued(db, { id: rescues, customerId: ctx.actor.user_id, cardId: service_card_id, also }, now),
    findOffers(db, also),
  ]);
  return { found, locked, offered, rescued, others };
}

interface BookingCtx extends WriteCtx<Person> {
  services: PaymentServices;
  read: Awaited<ReturnType<typeof loadForBooking>>;
}

type Unbookable =
  | 'not_found'
  | 'invalid_input'
  | 'state_changed'
  | 'too_little_to_pay'
  | 'provider_unavailable'
  | 'too_many_requests'
  | 'slot_taken';

/**
 * Creates a booking with the commit of its transaction, in few statements: many people book at the same time. A
 * constraint of the slots decides, so that of several concurrent transactions only one does not fail with
 * `isSlotTaken`.
 */
export function createBooking({
  ctx,
  input,
}: {
  ctx: BookingCtx;
  input: CreateBookingInput;
}): Booking | Refusal<Unbookable> {
  const {
    db,
    now,
    actor,
    services,
    read: { found, locked, offered, rescued, others },
  } = ctx;
  if (found === undefined) return refuse('not_found');
  if (found.is_own) return refuseField('service_card_id', 'Nobody can book themselves');
  const { settings, offer: first, ...shown } = found;
  const combined = combine(first, input.also ?? [], others);
  if (isRefusal(combined)) return combined;
  const { offer } = combined;
  const problem = placeProblem(input, offer);
  if (problem !== null) return problem;
  const leastCharge = leastOf(offeredMethods(services));
  const terms = termsOf(input, combined, {
    rates: ratesUnder(settings),
    offered,
    rescued: rescued && costToRescue(rescued, rescueRateUnder(settings)),
    leastCharge,
  });
  if (terms.refused !== null) return refuseField('code', terms.refused);
  const total = toDecimal(terms.lines.customer_total);
  const isVisit = offer.pricing_mode === 'visit';
  if (!isAsSeen(input, offer, total)) return refuseTerms(total, isVisit, offer.warranty_days);
  if (isTooLittle(terms.lines.customer_total, leastCharge)) return refuseLeast(toDecimal(leastCharge));
  if (!isHourly(offer) && input.half_hours !== undefined) return refuseField('half_hours', 'This offer has one price');
  const { slot } = terms;
  if (!isWithinHorizon(slot.start, now)) return refuseField('starts_at', NOT_AT_WORK);
  if (locked === undefined) return refuse('provider_unavailable');
  const calendar = calendarIn(input.mode, locked.calendar);
  if (!isFreeSlot({ ...calendar, busy: [] }, slot, now)) return refuseField('starts_at', NOT_AT_WORK);
  if (locked.provider === null) return refuse('provider_unavailable');
  const wait = secondsToNextHold(locked.unpaid, now);
  if (wait > 0) return refuseFor('too_many_requests', wait);
  if (isTaken(calendar, slot)) return refuse('slot_taken');
  const rows = newBooking(
    { ctx, input },
    { ...terms, rescued: rescued?.id ?? null, warranty_days: offer.warranty_days },
    occupiedBy(slot, calendar.bufferMinutes),
  );
  insertBooking(db, rows);
  const reserved = { booking_id: rows.booking.id, code: input.code ?? null };
  if (terms.discounts.length > 0) services.discounts.reserve({ ctx, input: reserved });
  if (terms.lines.customer_total === 0) enqueueWithCommit(db, securePaidJob, rows.booking.id);
  const people = { ...locked.provider, ...locked.customer };
  const { booking, payment, place } = rows;
  const discounts = discountsToDecimals(terms.discounts);
  const booked = [...terms.services];
  return viewBooking({ ...shown, ...AS_NEW, ...place, booked, discounts, booking, payment, people }, actor, now);
}

/**
 * Whether the customer saw what is offered now. Whoever does not say that they saw a visit has seen the price of the
 * whole job. A longer promise of a second visit than they saw holds, too.
 */
function isAsSeen(input: CreateBookingInput, offer: BookableOffer, total: string): boolean {
  return (
    total === input.customer_total &&
    (offer.pricing_mode === 'visit') === (input.is_visit ?? false) &&
    (input.warranty_days ?? 0) <= (offer.warranty_days ?? 0)
  );
}

/** What a booking shows besides its rows while nothing has happened to it. */
export const AS_NEW = {
  can_book_again: true,
  rescued_by: null,
  second_visits: [],
  package: null,
  is_customer_blocked: false,
  start_code: null,
  refunds: [],
  proposal: null,
  dispute: null,
  chargebacks: [],
  extras: [],
  is_kept: null,
};

/** A customer holds few slots at once, so that nobody empties a calendar without paying. */
export function secondsToNextHold(unpaid: readonly UnpaidBooking[], now: Date): number {
  const from = nextHoldFrom(unpaid, now);
  return from === null ? 0 : Math.ceil((from.getTime() - now.getTime()) / 1000);
}

/** Checks the input against the offer. */
export function placeProblem(input: BookingPlaceInput, offer: BookableOffer): Refusal<'invalid_input'> | null {
  const isOffered = input.mode === 'online' ? offer.supports_online : offer.supports_in_person;
  if (!isOffered) return refuseField('mode', 'The provider does not work in this way');
  if (input.mode === 'online' && (input.area_id !== undefined || input.address !== undefined))
    return refuseField('address', 'Online work has no address');
  if (input.mode === 'in_person') {
    if (input.area_id === undefined || !offer.area_ids.includes(input.area_id))
      return refuseField('area_id', 'The provider does not work in this area');
    if (input.address === undefined) return refuseField('address', 'An address is needed');
  }
  return input.people > 1 && !offer.allow_group_booking ? refuseField('people', 'The provider takes no groups') : null;
}
