import type { Package, PackageBooking } from '@hirfa/contract/bookings';
import { sampleBooking } from '../facts/sample-booking.ts';

const idOf = (number: number) => `019aa000-0000-7000-8000-00000000010${number}`;
const WEEK_MS = 7 * 24 * 60 * 60_000;

function bookingOf(number: number): PackageBooking {
  const later = (at: string) => new Date(Date.parse(at) + (number - 1) * WEEK_MS).toISOString();
  return {
    number,
    starts_at: later('2030-11-28T12:00:00.000Z'),
    ends_at: later('2030-11-28T14:00:00.000Z'),
    customer_total: '269.33',
    provider_payout: null,
    booking: {
      id: idOf(number),
      status: 'confirmed',
      payment_status: 'captured',
      cancel_reason: null,
      completed_at: null,
      is_disputed: false,
      proposal_by: null,
      version: 2,
    },
  };
}

/** A package of four meetings that is accepted and paid, as its customer sees it, for tests. */
export const samplePackage: Package = {
  id: idOf(1),
  part: 'customer',
  kind: 'monthly',
  title_en: sampleBooking.title_en,
  title_ar: sampleBooking.title_ar,
  mode: sampleBooking.mode,
  provider: sampleBooking.provider,
  customer: sampleBooking.customer,
  price: {
    subtotal: '900.00',
    platform_fee: '45.00',
    vat: '132.32',
    vat_rate: '0.14',
    referral_bonus: '0.00',
    discounts: [],
    customer_total: '1077.32',
  },
  earnings: null,
  bookings: [1, 2, 3, 4].map(bookingOf),
  created_at: sampleBooking.created_at,
  began_at: '2026-11-21T13:00:00.000Z',
  stopped_at: null,
  stop: { bookings: 3, refund: '807.99' },
};

/** The same after its customer has stopped it: the first meeting is left. */
export const stoppedPackage: Package = {
  ...samplePackage,
  stopped_at: '2026-11-28T10:00:00.000Z',
  stop: null,
  bookings: samplePackage.bookings.map((each) => (each.number === 1 ? each : cancelled(each))),
};

function cancelled(each: PackageBooking): PackageBooking {
  const { booking } = each;
  return {
    ...each,
    customer_total: '0.00',
    booking: booking && {
      ...booking,
      status: 'cancelled',
      payment_status: 'refunded',
      cancel_reason: 'customer_cancelled',
    },
  };
}
