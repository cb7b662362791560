import type { Booking, CancellationTerms } from '@hirfa/contract/bookings';
import type { Refund } from '@hirfa/contract/payments';
import { displayName } from '@hirfa/domain/accounts';
import {
  acceptableUntil,
  canAskSecondVisit,
  freeUntil,
  respondBy,
  slotOfLength,
  warrantyUntil,
} from '@hirfa/domain/bookings';
import {
  duesOf,
  fromDecimal,
  lateCancellationLines,
  linesFromDecimals,
  linesNow,
  linesToDecimals,
  NO_LINES,
  type PriceDecimals,
  ratesFromColumns,
  refundOf,
  splitLines,
  toDecimal,
} from '@hirfa/domain/payments';
import { viewEarnings, viewPrice, viewRates } from '../payments/index.ts';
import type { Person } from '../kernel/verb.ts';
import { viewChargeback } from './chargebacks/view-chargeback.ts';
import { viewExtra } from './stored-extras/view-extra.ts';
import { viewDispute } from './stored-disputes/view-dispute.ts';
import type { ViewRow } from './queries.ts';

/** The part of a person in a booking that they may see. */
export function partOf({ booking, people }: Pick<ViewRow, 'booking' | 'people'>, actor: Person): Booking['part'] {
  if (booking.booker_id === actor.user_id) return 'customer';
  return people.provider_user_id === actor.user_id ? 'provider' : 'admin';
}

/** The booking as this person may see it. */
export function viewBooking(row: ViewRow, actor: Person, now: Date): Booking {
  const { booking, people, payment, area } = row;
  const part = partOf(row, actor);
  const isCaptured = booking.payment_status === 'captured';
  return {
    id: booking.id,
    part,
    title_en: booking.title,
    title_ar: booking.title_ar,
    service_slug: row.service_slug,
    service_card_id: booking.service_card_id,
    services: row.booked,
    can_book_again: part === 'customer' ? row.can_book_again : null,
    rescue: part === 'provider' ? null : { of: booking.rescued_booking_id, by: row.rescued_by },
    package: row.package,
    warranty: warrantyOf(row, part, now),
    second_visit:
      booking.second_visit_of === null ? null : { of: booking.second_visit_of, reason: booking.second_visit_reason },
    category: row.category,
    status: booking.status,
    payment_status: booking.payment_status,
    provider: {
      id: booking.provider_id,
      display_name_en: people.display_name_en,
      display_name_ar: people.display_name_ar,
      avatar_url: people.provider_avatar_url,
    },
    customer: { display_name: displayName(people.customer_full_name), avatar_url: people.customer_avatar_url },
    is_customer_blocked: part === 'provider' ? row.is_customer_blocked : null,
    mode: booking.mode,
    area: area?.id == null ? null : area,
    address: row.address,
    notes: row.notes ?? '',
    people: booking.people,
    total_hours: booking.total_hours,
    hourly_rate: booking.hourly_rate,
    is_visit: booking.is_visit ?? false,
    price: part === 'provider' ? null : viewPrice(payment, row.discounts),
    earnings: part === 'customer' ? null : viewEarnings(earningsOf(row)),
    ...payingOf(row, part),
    rates: part === 'provider' ? viewRates(payment) : null,
    ...viewRefunds(part === 'provider' ? [] : row.refunds),
    // While a whole package hangs on it, it is not cancelled by itself.
    cancellation:
      part === 'customer' && booking.status === 'confirmed' && row.package?.is_whole !== true
        ? cancellationTerms(row, now)
        : null,
    proposal: viewProposal(row, now),
    dispute: row.dispute && viewDispute(row.dispute, payment, booking),
    chargebacks: row.chargebacks.map((chargeback) => viewChargeback(chargeback, part)),
    extras: row.extras.map((extra) => viewExtra(extra, payment)),
    start_code: isCaptured && booking.status === 'confirmed' ? row.start_code : null,
    cancel_reason: booking.cancel_reason,
    cancel_note: booking.cancel_note,
    ...times(row),
    version: booking.version,
  };
}

/**
 * The lines of the provider's earnings. The lines of a booking that was cancelled, or whose dispute was decided, change
 * only when the gateway has paid back; until then these are the ones that will stand there.
 */
function earningsOf({ booking, payment, is_kept, dispute }: ViewRow): PriceDecimals {
  const lines = linesFromDecimals(payment);
  const { payment_status, status } = booking;
  if (dispute?.subtotal != null && payment_status !== 'refunded')
    return linesToDecimals(splitLines(lines, ratesFromColumns(payment), fromDecimal(dispute.subtotal)));
  const isDecided = status === 'cancelled' && ['authorized', 'captured'].includes(payment_status);
  if (!isDecided) return linesToDecimals(linesNow(lines, { payment_status, is_cancelled: status === 'cancelled' }));
  return linesToDecimals(is_kept === true ? lateCancellationLines(lines, ratesFromColumns(payment)) : NO_LINES);
}

/** Whether the money was charged at once, or what the customer pays in cash, and what of it the provider owes. */
function payingOf({ booking, payment }: ViewRow, part: Booking['part']): Pick<Booking, 'is_charged' | 'cash'> {
  const lines = linesFromDecimals(payment);
  const dues = part === 'customer' ? null : toDecimal(duesOf(lines));
  return {
    is_charged: payment.rail_state === 'charged',
    cash: booking.is_cash ? { amount: toDecimal(lines.customer_total), dues } : null,
  };
}

/** What is left of the promise of a free second visit. */
function warrantyOf({ booking, second_visits }: ViewRow, part: Booking['part'], now: Date): Booking['warranty'] {
  const { warranty_days: days } = booking;
  if (days === null) return null;
  const asked = second_visits.map(({ cancelled_at, ...visit }) => ({
    ...visit,
    cancelled_at: cancelled_at === null ? null : new Date(cancelled_at),
  }));
  const until = warrantyUntil(booking, asked)?.toISOString() ?? null;
  const can_ask = part === 'customer' && canAskSecondVisit(booking, asked, now);
  return { days, until, can_ask, visit_id: asked.at(-1)?.id ?? null };
}

/** The newest refund of the price, and all others. */
function viewRefunds(rows: readonly Refund[]): Pick<Booking, 'refund' | 'earlier_refunds'> {
  const refunds = rows.map(viewRefund);
  const refund = refunds.findLast(({ is_surplus }) => !is_surplus) ?? null;
  return { refund, earlier_refunds: refunds.filter((one) => one !== refund) };
}

/** The instants of a refund as the contract writes them. */
function viewRefund({ requested_at, sent_at, ended_at, owed, ...refund }: Refund): Refund {
  return {
    ...refund,
    requested_at: new Date(requested_at).toISOString(),
    sent_at: isoOf(sent_at),
    ended_at: isoOf(ended_at),
    owed: owed && {
      ...owed,
      chosen_at: isoOf(owed.chosen_at),
      given_at: isoOf(owed.given_at),
      returned_at: isoOf(owed.returned_at),
    },
  };
}

const isoOf = (text: string | null) => text && new Date(text).toISOString();

/** The open proposal; null once it has run out, although the clock may note that a moment later. */
function viewProposal({ booking, proposal }: ViewRow, now: Date): Booking['proposal'] {
  const { status, payment_status } = booking;
  if (proposal === null || status !== 'confirmed' || payment_status !== 'captured') return null;
  if (now >= new Date(proposal.open_until)) return null;
  const proposedAt = new Date(proposal.proposed_at);
  const times = proposal.times.map((time) => {
    const { start, end } = slotOfLength(booking, new Date(time));
    const until = acceptableUntil(start, booking, proposedAt);
    return { starts_at: start.toISOString(), ends_at: end.toISOString(), open_until: until.toISOString() };
  });
  const open_until = new Date(proposal.open_until).toISOString();
  return { id: proposal.id, by: proposal.by, times, proposed_at: proposedAt.toISOString(), open_until };
}

function times({ booking }: ViewRow) {
  const text = (at: Date | null) => at?.toISOString() ?? null;
  const { starts_at, ends_at, hold_until, authorized_at, created_at } = booking;
  return {
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    hold_until: hold_until.toISOString(),
    respond_by: authorized_at && respondBy(authorized_at, starts_at).toISOString(),
    authorized_at: text(authorized_at),
    confirmed_at: text(booking.confirmed_at),
    started_at: text(booking.started_at),
    finished_at: text(booking.finished_at),
    completed_at: text(booking.completed_at),
    cancelled_at: text(booking.cancelled_at),
    created_at: created_at.toISOString(),
  };
}

/** The terms on which the customer would cancel now. */
export function cancellationTerms({ booking, payment }: ViewRow, now: Date): CancellationTerms {
  const until = freeUntil(booking);
  const lines = linesFromDecimals(payment);
  const isFree = booking.second_visit_of !== null || booking.is_cash || now <= until;
  const kept = isFree ? NO_LINES : lateCancellationLines(lines, ratesFromColumns(payment));
  const refund = booking.is_cash ? NO_LINES.customer_total : refundOf(lines, kept);
  return {
    is_free: isFree,
    free_until: until.toISOString(),
    refund: toDecimal(refund),
    kept: toDecimal(kept.customer_total),
  };
}
