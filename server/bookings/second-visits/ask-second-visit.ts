import {
  isFreeSlot,
  isTaken,
  isWithinHorizon,
  newBookingState,
  occupiedBy,
  slotOfLength,
  type TimeRange,
} from '@hirfa/domain/bookings';
import { maskContacts } from '@hirfa/domain/contacts';
import { bookingAmounts, NO_LINES, ratesFromColumns } from '@hirfa/domain/payments';
import { type Person, refuse, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { newPayment, securePaidJob } from '../../payments/index.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { slotsChanged } from '../../providers/index.ts';
import { hintsOf } from '../change-booking.ts';
import { newStartCode } from '../create/new-booking.ts';
import type { NewBooking } from '../create/queries.ts';
import { calendarIn } from '../offers.ts';
import { findBooking, findBookingRow, lockBooking, type ViewRow } from '../queries.ts';
import { viewBooking } from '../views.ts';
import { insertSecondVisit, lockProviderForBooking } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOT_AT_WORK = 'The provider does not work at this time';

interface Input {
  id: string;
  starts_at: string;
  reason?: string | undefined;
}

/**
 * Books the free second visit that was promised with a job. A job marks it as paid, as any booking of nothing, and the
 * provider is asked.
 */
export async function askSecondVisit({ ctx, input }: { ctx: WriteCtx<Person>; input: Input }) {
  const { db, now, actor } = ctx;
  const before = await findBookingRow(db, input.id);
  if (before?.booker_id !== actor.user_id) return refuse('not_found');
  const slot = slotOfLength(before, new Date(input.starts_at));
  if (!isWithinHorizon(slot.start, now)) return refuseField('starts_at', NOT_AT_WORK);
  // In the order of all bookings: the calendar first.
  const around = { start: new Date(slot.start.getTime() - DAY_MS), end: new Date(slot.start.getTime() + 2 * DAY_MS) };
  const locked = await lockProviderForBooking(db, before.provider_id, around);
  await lockBooking(db, input.id);
  const first = await findBooking(db, input.id);
  if (first === undefined) return refuse('not_found');
  if (viewBooking(first, actor, now).warranty?.can_ask !== true) return refuse('state_changed');
  if (!locked.isBookable) return refuse('provider_unavailable');
  const calendar = calendarIn(first.booking.mode, locked.calendar);
  if (!isFreeSlot({ ...calendar, busy: [] }, slot, now)) return refuseField('starts_at', NOT_AT_WORK);
  if (isTaken(calendar, slot)) return refuse('slot_taken');
  const rows = rowsOf(first, { slot, reason: input.reason, now }, occupiedBy(slot, calendar.bufferMinutes));
  const outcome = await insertSecondVisit(db, rows);
  if (outcome !== 'made') return refuse(outcome === 'used' ? 'state_changed' : 'slot_taken');
  await enqueueJob(db, securePaidJob, rows.booking.id);
  return { id: rows.booking.id };
}

interface Asked {
  slot: TimeRange;
  reason: string | undefined;
  now: Date;
}

/** The rows of the second visit: who, what and where are those of the first one, and it costs nothing. */
function rowsOf(first: ViewRow, { slot, reason, now }: Asked, occupied: TimeRange): NewBooking {
  const { id: second_visit_of, ...same } = first.booking;
  const booking = {
    ...same,
    ...newBookingState({ starts_at: slot.start, ends_at: slot.end, now }),
    ...bookingAmounts(NO_LINES),
    id: newId(),
    second_visit_of,
    // The provider reads it before they accept, as they read the first message of a chat.
    second_visit_reason: reason === undefined ? null : maskContacts(reason).text,
    referral_flat_egp: '0.00',
    hourly_rate: null,
    total_hours: null,
    is_visit: false,
    warranty_days: null,
    rescued_booking_id: null,
    package_id: null,
    created_at: now,
  };
  const { id: booking_id, provider_id, booker_id: payer_id } = booking;
  const rates = ratesFromColumns(first.payment);
  return {
    slot: { occupied: `[${occupied.start.toISOString()},${occupied.end.toISOString()})` },
    booking,
    place: { address: first.address, notes: first.notes ?? '' },
    start_code: { code: newStartCode() },
    payment: newPayment({ booking_id, provider_id, payer_id, lines: NO_LINES, rates, created_at: now }),
    discounts: [],
    services: [],
    history: { id: newId() },
    events: [...hintsOf(booking), ...hintsOf(first.booking), slotsChanged(provider_id)],
  };
}
