import type { Package, PackageBooking } from '@hirfa/contract/bookings';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';

type Own = NonNullable<PackageBooking['booking']>;

/** Whether nothing more happens about it. */
export const isOver = ({ booking }: PackageBooking) =>
  booking !== null && (booking.status === 'cancelled' || booking.completed_at !== null);

/** The bookings that are to come or under way, the next one first; then those that are over. */
export function inOrder(bookings: readonly PackageBooking[]): PackageBooking[] {
  const byStart = bookings.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  return [...byStart.filter((each) => !isOver(each)), ...byStart.filter(isOver)];
}

/** Whether a booking has ended, and its money is about to go back. */
const isOnItsWay = ({ status, payment_status }: Own) => status === 'cancelled' && payment_status === 'captured';

/** What a booking costs its customer or earns its provider; null where nothing is left of it. */
export function amountOf({ customer_total, provider_payout, booking }: PackageBooking): string | null {
  const amount = customer_total ?? provider_payout;
  return amount === null || Number(amount) === 0 || (booking !== null && isOnItsWay(booking)) ? null : amount;
}

/** What of a package stays with its bookings, and what does not: it goes back, or is not earned. */
export function splitOf({ price, earnings, bookings }: Package): { whole: string; left: string; gone: string } | null {
  const whole = price?.customer_total ?? earnings?.provider_payout;
  if (whole === undefined) return null;
  const left = bookings.reduce((sum, each) => sum + fromDecimal(amountOf(each) ?? '0.00'), 0);
  // Extra work is paid on top of the package.
  const gone = Math.max(0, fromDecimal(whole) - left);
  return { whole, left: toDecimal(piastres(left)), gone: toDecimal(piastres(gone)) };
}
