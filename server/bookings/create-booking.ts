import { randomInt } from 'node:crypto';
import type { CreateBookingInput } from '@hirfa/contract/bookings';
import {
  type Calendar,
  HOLDS,
  isFreeSlot,
  isWithinHorizon,
  newBookingState,
  nextHoldFrom,
  occupiedBy,
  START_CODE,
  type TimeRange,
} from '@hirfa/domain/bookings';
import { bookingAmounts, toDecimal, toRateText } from '@hirfa/domain/payments';
import { openPayment } from '../payments/index.ts';
import { notifySlots, shareCalendar } from '../providers/index.ts';
import { addDeadlines } from '../kernel/deadlines.ts';
import { newId } from '../platform/ids.ts';
import {
  type Person,
  type Refusal,
  refuse,
  refuseAmount,
  refuseField,
  refuseFor,
  type WriteCtx,
} from '../kernel/verb.ts';
import { notifyStreamsOfBookings } from './change-booking.ts';
import { getBooking } from './get-booking.ts';
import { calendarOf, halfHoursOf, isHourly, minutesOf, priceOffer } from './offers.ts';
import {
  type BookableOffer,
  findOffer,
  findOwnProvider,
  insertBooking,
  insertHistory,
  lockBookableProvider,
  lockUnpaidBookings,
  takeSlot,
} from './queries.ts';

type Work = { ctx: WriteCtx<Person>; input: CreateBookingInput };

const MINUTE_MS = 60_000;
const NOT_AT_WORK = 'The provider does not work at this time';

/**
 * Creates a booking. It takes the slot first, and a constraint of the table decides, so that only one of several
 * concurrent requests gets it.
 */
export async function createBooking({ ctx, input }: Work) {
  const [offer, ownProvider] = await Promise.all([findOffer(ctx.db, input.service_card_id), findOwnProvider(ctx.db)]);
  if (offer === undefined) return refuse('not_found');
  if (ownProvider === offer.provider_id) return refuseField('service_card_id', 'Nobody can book themselves');
  const problem = findProblem(input, offer);
  if (problem !== null) return problem;
  const half_hours = halfHoursOf(offer, input.half_hours);
  const start = new Date(input.starts_at);
  const slot = { start, end: new Date(start.getTime() + minutesOf(offer, half_hours) * MINUTE_MS) };
  const price = await priceOffer(ctx, offer, half_hours);
  const total = toDecimal(price.lines.customer_total);
  if (total !== input.customer_total) return refuseAmount(total);
  const newBooking = { id: newId(), offer, slot, half_hours, price };
  if (!isWithinHorizon(start, ctx.now)) return refuseField('starts_at', NOT_AT_WORK);
  const calendar = await sharedCalendar({ ctx, input }, offer, slot);
  if (!isFreeSlot({ ...calendar, busy: [] }, slot, ctx.now)) return refuseField('starts_at', NOT_AT_WORK);
  // Before all locks of bookings: a suspension locks in this order too.
  if (!(await lockBookableProvider(ctx.db, offer.provider_id))) return refuse('provider_unavailable');
  const wait = await secondsToNextHold(ctx);
  if (wait > 0) return refuseFor('too_many_requests', wait);
  const occupied = occupiedBy(slot, calendar.bufferMinutes);
  const isFree = isFreeSlot(calendar, slot, ctx.now);
  if (!isFree || !(await takeSlot(ctx.db, newBooking.id, offer.provider_id, occupied))) return refuse('slot_taken');
  await writeBooking({ ctx, input }, newBooking);
  return getBooking({ ctx, input: { id: newBooking.id } });
}

/** A customer holds few slots at once, so that nobody empties a calendar without paying. */
async function secondsToNextHold({ db, actor, now }: WriteCtx<Person>): Promise<number> {
  const unpaid = await lockUnpaidBookings(db, actor.user_id, new Date(now.getTime() - HOLDS.periodMs));
  const from = nextHoldFrom(unpaid, now);
  return from === null ? 0 : Math.ceil((from.getTime() - now.getTime()) / 1000);
}

/** The calendar around a slot, which nobody changes before this booking is committed. */
async function sharedCalendar({ ctx, input }: Work, offer: BookableOffer, slot: TimeRange): Promise<Calendar> {
  // One after the other, because they are statements of one connection.
  const [, calendar] = await Promise.all([
    shareCalendar(ctx.db, offer.provider_id),
    calendarOf(ctx, offer, input.mode, dayAround(slot)),
  ]);
  return calendar;
}

/** One day before and after a slot: everything that can overlap it is within. */
const dayAround = ({ start, end }: TimeRange): TimeRange => ({
  start: new Date(start.getTime() - 24 * 60 * MINUTE_MS),
  end: new Date(end.getTime() + 24 * 60 * MINUTE_MS),
});

/** Checks the input against the offer. */
function findProblem(input: CreateBookingInput, offer: BookableOffer): Refusal<'invalid_input'> | null {
  const isOffered = input.mode === 'online' ? offer.supports_online : offer.supports_in_person;
  if (!isOffered) return refuseField('mode', 'The provider does not work in this way');
  if (input.mode === 'online' && (input.area_id !== undefined || input.address !== undefined))
    return refuseField('address', 'Online work has no address');
  if (input.mode === 'in_person') {
    if (input.area_id === undefined || !offer.area_ids.includes(input.area_id))
      return refuseField('area_id', 'The provider does not work in this area');
    if (input.address === undefined) return refuseField('address', 'An address is needed');
  }
  if (!isHourly(offer) && input.half_hours !== undefined) return refuseField('half_hours', 'This offer has one price');
  return input.people > 1 && !offer.allow_group_booking ? refuseField('people', 'The provider takes no groups') : null;
}

interface NewBooking {
  id: string;
  offer: BookableOffer;
  slot: TimeRange;
  half_hours: number;
  price: Awaited<ReturnType<typeof priceOffer>>;
}

async function writeBooking({ ctx, input }: Work, { id, offer, slot, half_hours, price }: NewBooking): Promise<void> {
  const { db, now, actor } = ctx;
  const { lines, rates } = price;
  const state = newBookingState({ starts_at: slot.start, ends_at: slot.end, now });
  const booking = {
    id,
    title: offer.title_en,
    title_ar: offer.title_ar,
    service_card_id: offer.id,
    service_id: offer.service_id,
    category_slug: offer.category_slug,
    provider_id: offer.provider_id,
    booker_id: actor.user_id,
    commission_rate: toRateText(rates.commission),
    ...bookingAmounts(lines),
    hourly_rate: isHourly(offer) ? offer.base_price : null,
    total_hours: isHourly(offer) ? (half_hours / 2).toFixed(1) : null,
    mode: input.mode,
    area_id: input.area_id ?? null,
    people: input.people,
    starts_at: state.starts_at,
    ends_at: state.ends_at,
    hold_until: state.hold_until,
    created_at: now,
  };
  // Statements of one connection run one after the other: this only saves waiting for each answer.
  await Promise.all([
    insertBooking(db, booking, { address: input.address ?? null, notes: input.notes }, newStartCode()),
    openPayment({ ctx, input: { booking_id: id, provider_id: offer.provider_id, lines, rates } }),
    insertHistory(db, [
      {
        id: newId(),
        booking_id: id,
        event: 'book',
        part: 'customer',
        actor_id: actor.user_id,
        to_status: state.status,
        to_payment_status: state.payment_status,
        at: now,
      },
    ]),
    addDeadlines(db, id, [{ kind: 'booking.expire_hold', due_at: state.hold_until }]),
    notifyStreamsOfBookings(ctx, [{ ...booking, ...state }]),
    notifySlots({ ctx, input: offer }),
  ]);
}

function newStartCode(): string {
  return String(randomInt(10 ** START_CODE.digits)).padStart(START_CODE.digits, '0');
}
