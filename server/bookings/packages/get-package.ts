import type { Package, PackageBooking } from '@hirfa/contract/bookings';
import { isDisputed, PACKAGES, stopOf } from '@hirfa/domain/bookings';
import {
  fromDecimal,
  linesFromDecimals,
  linesNow,
  packageLines,
  type PriceLines,
  ratesFromColumns,
  toDecimal,
} from '@hirfa/domain/payments';
import { type Ctx, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { viewEarnings, viewPrice } from '../../payments/index.ts';
import { findBooking } from '../queries.ts';
import {
  findPackage,
  findPackageBookings,
  findPackageDates,
  type PackageDate,
  type PackageRow,
} from '../stored-packages/queries.ts';
import { viewBooking } from '../views.ts';

type Own = Awaited<ReturnType<typeof findPackageBookings>>[number];

/** A package for its people and admins. Providers do not see unpaid ones. */
export async function getPackage({
  ctx,
  input: { id },
}: {
  ctx: Ctx<Person>;
  input: { id: string };
}): Promise<Package | Refusal<'not_found'>> {
  const { db, actor, now } = ctx;
  const row = await findPackage(db, id);
  const found = row && (await findBooking(db, id));
  if (row === undefined || found === undefined) return refuse('not_found');
  const first = viewBooking(found, actor, now);
  const { part, title_en, title_ar, mode, provider, customer } = first;
  if (part === 'provider' && first.authorized_at === null) return refuse('not_found');
  const dates = await findPackageDates(db, id);
  const bookings = await findPackageBookings(db, id);
  const whole = { ...row, referral_bonus: '0.00', vat_rate: found.payment.vat_rate };
  return {
    id,
    part,
    kind: row.kind,
    title_en,
    title_ar,
    mode,
    provider,
    customer,
    price: part === 'provider' ? null : viewPrice(whole),
    earnings: part === 'customer' ? null : viewEarnings(whole),
    bookings: viewDates(row, { dates, bookings, part, rates: found.payment, now }),
    created_at: row.created_at.toISOString(),
    began_at: row.began_at?.toISOString() ?? null,
    stopped_at: row.stopped_at?.toISOString() ?? null,
    stop: part === 'customer' ? viewStop(row, bookings, now) : null,
  };
}

interface Found {
  dates: readonly PackageDate[];
  bookings: readonly Own[];
  part: Package['part'];
  rates: Parameters<typeof ratesFromColumns>[0];
  now: Date;
}

/** The bookings as they are now; those of a package that has not begun as they will be. */
function viewDates({ kind, subtotal, began_at }: PackageRow, found: Found): PackageBooking[] {
  const { dates, bookings, part, rates, now } = found;
  const { each } = packageLines(fromDecimal(subtotal), PACKAGES[kind].bookings, ratesFromColumns(rates));
  return dates.map(({ booking_id, number, starts_at, ends_at }, index) => {
    const own = bookings.find(({ booking }) => booking.id === booking_id);
    const lines = began_at === null || own === undefined ? each[index] : linesOf(own);
    return {
      number,
      starts_at: (own?.booking.starts_at ?? starts_at).toISOString(),
      ends_at: (own?.booking.ends_at ?? ends_at).toISOString(),
      customer_total: part === 'provider' || lines === undefined ? null : toDecimal(lines.customer_total),
      provider_payout: part === 'customer' || lines === undefined ? null : toDecimal(lines.provider_payout),
      booking: own === undefined ? null : viewOwn(own, now),
    };
  });
}

const linesOf = ({ booking, payment }: Own): PriceLines =>
  linesNow(linesFromDecimals(payment), {
    payment_status: booking.payment_status,
    is_cancelled: booking.status === 'cancelled',
  });

function viewOwn({ booking }: Own, now: Date): PackageBooking['booking'] {
  const { id, status, payment_status, cancel_reason, completed_at, version, proposal_by, proposal_until } = booking;
  return {
    id,
    status,
    payment_status,
    cancel_reason,
    completed_at: completed_at?.toISOString() ?? null,
    is_disputed: isDisputed(booking),
    proposal_by: proposal_until !== null && now < proposal_until ? proposal_by : null,
    version,
  };
}

/** What a stop would end now; null where it would end nothing, and where the package was stopped before. */
function viewStop({ began_at, stopped_at }: PackageRow, bookings: readonly Own[], now: Date): Package['stop'] {
  if (began_at === null || stopped_at !== null) return null;
  const stop = stopOfBookings(bookings, now);
  return stop.bookings === 0 ? null : { bookings: stop.bookings, refund: toDecimal(stop.refund) };
}

export const stopOfBookings = (bookings: readonly Own[], now: Date) =>
  stopOf(
    bookings.map(({ booking, payment }) => ({ facts: booking, total: fromDecimal(payment.customer_total) })),
    now,
  );
