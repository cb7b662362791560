import type { Booking, CreatePackageInput } from '@hirfa/contract/bookings';
import {
  HOLDS,
  isPackageHeld,
  occupiedBy,
  packageDates,
  type PackageKind,
  PACKAGES,
  type TimeRange,
} from '@hirfa/domain/bookings';
import {
  isTooLittle,
  leastCharge,
  linesToDecimals,
  packageLines,
  type PriceLines,
  toDecimal,
} from '@hirfa/domain/payments';
import {
  isRefusal,
  type Person,
  type Refusal,
  refuse,
  refuseAmount,
  refuseField,
  refuseFor,
  refuseLeast,
  type WriteCtx,
} from '../../kernel/verb.ts';
import { offeredMethods, type PaymentServices, ratesUnder } from '../../payments/index.ts';
import { newId } from '../../platform/ids.ts';
import { AS_NEW, placeProblem, secondsToNextHold } from '../create/create-booking.ts';
import { newBooking } from '../create/new-booking.ts';
import { findOfferToBook, insertBooking, lockForBooking, type NewBooking } from '../create/queries.ts';
import { calendarIn, halfHoursOf } from '../offers.ts';
import { findPackagePrices } from '../stored-packages/queries.ts';
import { viewBooking } from '../views.ts';
import { firstOf, isBookableStart, priceOfPackage, rangeOfPackage } from './offer-packages.ts';
import { insertPackage } from './queries.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: CreatePackageInput;
}

/** What decides about a package; others change nothing of what the locks protect before it is committed. */
export async function loadForPackage({ ctx: { db, now }, input }: Work) {
  const { service_card_id, area_id = null, kind, dates } = input;
  const start = new Date(dates[0] ?? 0);
  const unpaidSince = new Date(now.getTime() - HOLDS.periodMs);
  const [found, locked, prices] = await Promise.all([
    findOfferToBook(db, { cardId: service_card_id, areaId: area_id, now }),
    isBookableStart(start, now)
      ? lockForBooking(db, service_card_id, rangeOfPackage(start, kind), unpaidSince)
      : undefined,
    // After the lock, under which the provider changes no rate.
    findPackagePrices(db, service_card_id),
  ]);
  return { found, prices, locked };
}

interface PackageCtx extends WriteCtx<Person> {
  services: PaymentServices;
  read: Awaited<ReturnType<typeof loadForPackage>>;
}

type Found = PackageCtx['read'] & { found: NonNullable<PackageCtx['read']['found']> };

type Unbookable =
  | 'not_found'
  | 'invalid_input'
  | 'state_changed'
  | 'too_little_to_pay'
  | 'provider_unavailable'
  | 'package_unpaid'
  | 'too_many_requests'
  | 'slot_taken';

/**
 * Creates the first booking of a package, which stands for all of them until they are paid and accepted, and takes the
 * slots of all with the commit of its transaction.
 */
export function createPackage({
  ctx,
  input,
}: {
  ctx: PackageCtx;
  input: CreatePackageInput;
}): Booking | Refusal<Unbookable> {
  const { db, now, actor, services } = ctx;
  const { found, locked } = ctx.read;
  if (found === undefined) return refuse('not_found');
  const terms = termsOf({ ...ctx.read, found }, input);
  if (isRefusal(terms)) return terms;
  const total = toDecimal(terms.lines.customer_total);
  if (total !== input.customer_total) return refuseAmount(total);
  const least = leastCharge(offeredMethods(services));
  if (isTooLittle(terms.lines.customer_total, least)) return refuseLeast(toDecimal(least));
  if (locked === undefined || locked.provider === null) return refuse('provider_unavailable');
  if (isPackageHeld(locked.unpaid, now)) return refuse('package_unpaid');
  const wait = secondsToNextHold(locked.unpaid, now);
  if (wait > 0) return refuseFor('too_many_requests', wait);
  const calendar = calendarIn(input.mode, locked.calendar);
  const { dates, is_complete } = packageDates(calendar, terms.slot, input.kind, now);
  if (!is_complete || !areSame(dates, input.dates)) return refuse('slot_taken');
  const wanted = { ...input, starts_at: terms.slot.start.toISOString() };
  const agreed = { ...terms, services: [], refused: null };
  const rows = ofPackage(newBooking({ ctx, input: wanted }, agreed, occupiedBy(terms.slot, calendar.bufferMinutes)));
  insertBooking(db, rows);
  insertPackage(db, newPackage(rows.booking.id, input.kind, terms.lines, dates, now));
  const { offer: _, settings: __, ...shown } = found;
  const people = { ...locked.provider, ...locked.customer };
  const { booking, payment, place } = rows;
  const asNew = {
    ...AS_NEW,
    package: { id: booking.id, kind: input.kind, number: 1, is_whole: true, ahead: 0, over: 0 },
  };
  return viewBooking({ ...shown, ...asNew, ...place, booked: [], discounts: [], booking, payment, people }, actor, now);
}

/** What the first booking of a package agrees on. Its price is that of the whole, which no discount lowers. */
function termsOf({ found, prices }: Found, input: CreatePackageInput) {
  if (found.is_own) return refuseField('service_card_id', 'Nobody can book themselves');
  const { offer, settings } = found;
  const problem = placeProblem(input, offer);
  if (problem !== null) return problem;
  const price = priceOfPackage(offer, input.kind, prices);
  if (price === null) return refuseField('kind', 'This offer is not sold in such packages');
  const rates = ratesUnder(settings);
  const { all: lines } = packageLines(price, PACKAGES[input.kind].bookings, rates);
  const slot = firstOf(offer, new Date(input.dates[0] ?? 0));
  const half_hours = halfHoursOf(offer, undefined);
  // A package promises no second visit: its next date is soon.
  return { offer, half_hours, slot, lines, rates, discounts: [], rescued: null, warranty_days: null };
}

function newPackage(id: string, kind: PackageKind, lines: PriceLines, dates: readonly TimeRange[], now: Date) {
  // In the order of the times: so they are locked, and so a bank takes of them. Those of one millisecond are in none.
  const after = millisecondOf(id) + 1;
  const others = dates
    .slice(1)
    .map(() => newId(after))
    .toSorted();
  return {
    package: { id, kind, ...linesOf(lines), began_at: null, stopped_at: null, created_at: now },
    dates: dates.map(({ start, end }, index) => ({
      booking_id: [id, ...others][index] ?? id,
      package_id: id,
      number: index + 1,
      starts_at: start,
      ends_at: end,
    })),
  };
}

/** When an id was made: its first 48 bits. */
const millisecondOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/** All but the discounts, of which a package has none. */
function linesOf(lines: PriceLines) {
  const { referral_bonus: _, ...others } = linesToDecimals(lines);
  return others;
}

const areSame = (dates: readonly { start: Date }[], wanted: readonly string[]) =>
  dates.length === wanted.length &&
  dates.every(({ start }, index) => start.getTime() === Date.parse(wanted[index] ?? ''));

/** The price of a package is that of no number of hours. */
function ofPackage(rows: NewBooking): NewBooking {
  const { id } = rows.booking;
  return {
    ...rows,
    booking: { ...rows.booking, hourly_rate: null, total_hours: null, package_id: id },
    payment: { ...rows.payment, package_id: id },
  };
}
