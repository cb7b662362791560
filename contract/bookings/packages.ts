import {
  BOOKING_MODES,
  BOOKING_STATUSES,
  CANCEL_REASONS,
  PACKAGE_KINDS,
  PACKAGES,
  PROPOSING_PARTS,
  REASON_LENGTH,
} from '@hirfa/domain/bookings';
import { PAYMENT_STATUSES } from '@hirfa/domain/payments';
import * as z from 'zod';
import { call, personCall, SEARCH_RATE } from '../calls.ts';
import {
  amountChanged,
  ERRORS,
  idempotencyMismatch,
  notFound,
  providerUnavailable,
  slotTaken,
  stateChanged,
  tooLittleToPay,
  tooManyRequests,
} from '../errors.ts';
import { Amount } from '../lists.ts';
import { Earnings, Price } from '../payments/index.ts';
import { Booking } from './booking.ts';
import { BookingPlaceInput, multiLine } from './place-input.ts';

const Instant = z.iso.datetime();
const tags = ['bookings'];
const most = PACKAGES.yearly;

/**
 * A package in which a card is sold: `bookings` meetings of `minutes`, one a week, for one price. `each` is what the
 * customer pays for one on average, and `single` what one costs outside of a package, all included.
 */
export const PackageOffer = z.strictObject({
  kind: z.enum(PACKAGE_KINDS),
  bookings: z.int(),
  minutes: z.int(),
  price: Price,
  each: Amount,
  single: Amount,
});
export type PackageOffer = z.infer<typeof PackageOffer>;

/** One time of a package that is not booked yet, with what the customer pays for it. */
const PackageTime = z.strictObject({ starts_at: Instant, ends_at: Instant, customer_total: Amount });

/**
 * The times that a package from a start on would have: the first free ones of its weeks. `left_out` are those between
 * them at which the provider is away or busy. It can be booked where `is_complete`: its first time is free, and enough
 * others are.
 */
export const PackagePreview = z.strictObject({
  kind: z.enum(PACKAGE_KINDS),
  bookings: z.int(),
  price: Price,
  dates: z.array(PackageTime).max(most.bookings),
  left_out: z.array(Instant).max(most.weeks),
  is_complete: z.boolean(),
});
export type PackagePreview = z.infer<typeof PackagePreview>;

/**
 * One booking of a package. `booking` is null until the package is accepted and paid, except for the first one. `price`
 * is for the customer and admins, `earnings` for the provider and admins: the share of this booking, as it is now.
 * `proposal_by`: who proposes other times for it now.
 */
export const PackageBooking = z.strictObject({
  number: z.int(),
  starts_at: Instant,
  ends_at: Instant,
  customer_total: Amount.nullable(),
  provider_payout: Amount.nullable(),
  booking: z
    .strictObject({
      id: z.uuid(),
      status: z.enum(BOOKING_STATUSES),
      payment_status: z.enum(PAYMENT_STATUSES),
      cancel_reason: z.enum(CANCEL_REASONS).nullable(),
      completed_at: Instant.nullable(),
      is_disputed: z.boolean(),
      proposal_by: z.enum(PROPOSING_PARTS).nullable(),
      version: z.int(),
    })
    .nullable(),
});
export type PackageBooking = z.infer<typeof PackageBooking>;

/**
 * A package as its reader sees it. Its id is that of its first booking, which is the request: it is paid, accepted,
 * declined or withdrawn as a whole by the calls of a booking. `price` and `earnings` are of the whole as it was booked.
 * `began_at`: when it was accepted and paid, from which on each booking goes its own way. `stop` is for the customer:
 * how many bookings a stop would end now, and what goes back; null where it would end none.
 */
export const Package = z.strictObject({
  id: z.uuid(),
  part: z.enum(['customer', 'provider', 'admin']),
  kind: z.enum(PACKAGE_KINDS),
  title_en: z.string(),
  title_ar: z.string(),
  mode: z.enum(BOOKING_MODES),
  provider: Booking.shape.provider,
  customer: Booking.shape.customer,
  price: Price.nullable(),
  earnings: Earnings.nullable(),
  bookings: z.array(PackageBooking).max(most.bookings),
  created_at: Instant,
  began_at: Instant.nullable(),
  stopped_at: Instant.nullable(),
  stop: z.strictObject({ bookings: z.int(), refund: Amount }).nullable(),
});
export type Package = z.infer<typeof Package>;

/** What a customer books. `dates` are the starts of the preview, all of them; `customer_total` is its price. */
export const CreatePackageInput = BookingPlaceInput.extend({
  kind: z.enum(PACKAGE_KINDS),
  dates: z.array(Instant).min(PACKAGES.monthly.bookings).max(most.bookings),
  customer_total: Amount,
});
export type CreatePackageInput = z.infer<typeof CreatePackageInput>;

/** Dates of a package that its provider cannot keep, by the ids of their bookings. */
const Dates = z.strictObject({ id: z.uuid(), bookings: z.array(z.uuid()).min(1).max(most.bookings) });
const changeOfDates = { ...notFound, ...stateChanged, ...idempotencyMismatch };

/** Four or 48 bookings at one weekly time, paid at once and accepted as a whole. */
export const packages = {
  /** The packages in which a card is sold, at today's rates; none where its provider offers none. */
  listPackageOffers: call
    .route({
      method: 'GET',
      path: '/api/v1/service-cards/{id}/packages',
      summary: 'Packages of an offer',
      tags,
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ items: z.array(PackageOffer).max(PACKAGE_KINDS.length) }))
    .errors(notFound),
  /** The times and the price of a package; `not_found` also where the card is not sold in such packages. */
  previewPackage: call
    .meta({ staleAfter: { any: ['slots_changed'] }, rate: SEARCH_RATE })
    .route({
      method: 'GET',
      path: '/api/v1/service-cards/{id}/package-preview',
      summary: 'Times and price of a package',
      tags,
    })
    .input(
      z.strictObject({ id: z.uuid(), kind: z.enum(PACKAGE_KINDS), mode: z.enum(BOOKING_MODES), starts_at: Instant }),
    )
    .output(PackagePreview)
    .errors(notFound),
  /**
   * Books a package and holds all of its times while the customer pays. Answers with its first booking, which is paid
   * (`openCheckout`) and answered as any other one; until then its price is that of the whole. Needs an
   * Idempotency-Key. `slot_taken`: the times that are free now are others than `dates`. `state_changed`: the price is
   * no longer `customer_total`. `invalid_input` with the field `kind`: the card is not sold in such packages.
   * `package_unpaid`: another package of the caller waits for its payment; it is paid or withdrawn first.
   */
  createPackage: personCall
    .meta({ once: true })
    .route({ method: 'POST', path: '/api/v1/packages', summary: 'Book a package', tags, successStatus: 201 })
    .input(CreatePackageInput)
    .output(Booking)
    .errors({
      ...notFound,
      ...slotTaken,
      package_unpaid: ERRORS.package_unpaid,
      ...providerUnavailable,
      ...amountChanged,
      ...tooLittleToPay,
      ...idempotencyMismatch,
      ...tooManyRequests,
    }),
  /** For its two people and admins; providers do not see unpaid ones. */
  getPackage: personCall
    .meta({ staleAfter: { any: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/packages/{id}', summary: 'One package', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(Package)
    .errors(notFound),
  /**
   * The customer ends all bookings that begin more than 24 hours from now, with all of their money back, and sends the
   * refund of `stop`: where that no longer holds, nothing is ended (`state_changed`, with the refund that holds). Needs
   * an Idempotency-Key.
   */
  stopPackage: personCall
    .meta({ once: true })
    .route({ method: 'POST', path: '/api/v1/packages/{id}/stop', summary: 'Stop a package', tags })
    .input(z.strictObject({ id: z.uuid(), refund: Amount }))
    .output(Package)
    .errors({ ...notFound, ...amountChanged, ...idempotencyMismatch }),
  /**
   * The provider proposes other times for dates that they cannot keep, or for none of them (`state_changed`): of each
   * the free ones that are nearest to it. A date near which nothing is free is left as it is; `slot_taken`: all are.
   * Nothing moves before the customer accepts one (`acceptProposal`). Needs an Idempotency-Key.
   */
  proposeForDates: personCall
    .meta({ once: true })
    .route({
      method: 'POST',
      path: '/api/v1/packages/{id}/propose-times',
      summary: 'Propose other times for dates of a package',
      tags,
    })
    .input(Dates)
    .output(Package)
    .errors({ ...changeOfDates, ...slotTaken }),
  /**
   * The provider cancels dates that they cannot keep, each with all of its money back, or none of them
   * (`state_changed`). The customer is told once. Needs an Idempotency-Key.
   */
  cancelDates: personCall
    .meta({ once: true })
    .route({ method: 'POST', path: '/api/v1/packages/{id}/cancel-dates', summary: 'Cancel dates of a package', tags })
    .input(Dates.extend({ reason: multiLine(REASON_LENGTH.min, REASON_LENGTH.max) }))
    .output(Package)
    .errors(changeOfDates),
};
