import {
  BOOKING_STATUSES,
  HALF_HOURS,
  REASON_LENGTH,
  START_CODE,
  STATUS_CHECK,
  WARRANTY_DAYS,
} from '@hirfa/domain/bookings';
import { PAYMENT_STATUSES, WAYS_TO_PAY } from '@hirfa/domain/payments';
import * as z from 'zod';
import { personCall, providerCall } from '../calls.ts';
import {
  amountChanged,
  ERRORS,
  idempotencyMismatch,
  notFound,
  providerUnavailable,
  serviceUnavailable,
  slotTaken,
  stateChanged,
  termsChanged,
  tooLittleToPay,
  tooManyRequests,
} from '../errors.ts';
import { Amount, page, pageOf, WebAddress } from '../lists.ts';
import { PromotionCode, SavedCard } from '../payments/index.ts';
import { addresses } from './addresses.ts';
import { blocking } from './blocking.ts';
import { Booking } from './booking.ts';
import { calendar } from './calendar.ts';
import { disputes } from './disputes.ts';
import { earnings } from './earnings.ts';
import { extras } from './extras.ts';
import { home } from './home.ts';
import { packages } from './packages.ts';
import { BookingPlaceInput, multiLine } from './place-input.ts';
import { refunds } from './refunds.ts';
import { secondVisits } from './second-visits.ts';
import { reschedule } from './reschedule.ts';
import { also, timesAndPrices } from './times-and-prices.ts';
import { waits } from './waitlist.ts';
import { step } from './step.ts';

export { AdminBooking, adminOfBookings, BOOKING_FILTER, BookingSummary } from './admin.ts';
export { CustomerAddress } from './addresses.ts';
export { BlockedCustomer } from './blocking.ts';
export {
  BookedService,
  Booking,
  CancellationTerms,
  Dispute,
  Extra,
  ProblemPhoto,
  Proposal,
  ReceiptPhoto,
  Warranty,
} from './booking.ts';
export { BookedDate, CalendarBooking, CalendarDay, ProviderCalendar } from './calendar.ts';
export { EarningsLine, EarningsWeek } from './earnings.ts';
export { ProviderHome } from './home.ts';
export { CreatePackageInput, Package, PackageBooking, PackageOffer, PackagePreview } from './packages.ts';
export type { BookingPlaceInput } from './place-input.ts';
export { Slot, SlotDay } from './slots.ts';
export { BearerDecision, Chargeback, EvidenceNote, waitingChargebacks } from './chargebacks.ts';
export { type OrderedTransfer, waitingDisputes, waitingMoney } from './waiting-work.ts';
export { Wait, WaitInput } from './waitlist.ts';

const Instant = z.iso.datetime();

/** The lists of a customer's bookings, and of a provider's. */
export const CUSTOMER_LISTS = ['upcoming', 'past'] as const;
export type CustomerList = (typeof CUSTOMER_LISTS)[number];
export const PROVIDER_LISTS = ['requests', 'today', 'upcoming', 'past'] as const;
export type ProviderList = (typeof PROVIDER_LISTS)[number];

export const ProviderBookings = z.discriminatedUnion('list', [
  z.strictObject({ ...page, list: z.enum(PROVIDER_LISTS) }),
  z.strictObject({
    ...page,
    list: z.literal('new'),
    status: z.enum(BOOKING_STATUSES).optional(),
    payment_status: z.enum(PAYMENT_STATUSES).optional(),
  }),
]);
export type ProviderBookings = z.infer<typeof ProviderBookings>;

/**
 * What is known about the payment of a booking. `attempt` is what the gateway says while the booking is unpaid: `none`,
 * no page to pay is open there; `open`, one is, and nothing was paid on it; `under_way`, a payment is being processed;
 * `unknown`, the gateway does not answer. `methods`: by which it can be paid now, that of the last try first; none
 * where there is nothing to pay any more. `cards`: the saved cards that can pay it, the latest used first;
 * `can_save_card`: another one can be saved. `reference`: with what the customer pays at a kiosk, and until when;
 * `page_url` is the gateway's page of it, where there is one.
 */
export const PaymentCheck = z.strictObject({
  attempt: z.enum(['none', 'open', 'under_way', 'unknown']),
  methods: z.array(z.enum(WAYS_TO_PAY)),
  cards: z.array(SavedCard),
  can_save_card: z.boolean(),
  reference: z.strictObject({ code: z.string(), pay_by: Instant, page_url: WebAddress.nullable() }).nullable(),
  /** The open reference for another booking of the customer, because of which this one can not have any. */
  other_reference: z.strictObject({ booking_id: z.uuid(), pay_by: Instant }).nullable(),
  /** Whether this booking could be paid in cash if the customer had proven their phone number. */
  needs_phone: z.boolean(),
  booking: Booking,
});
export type PaymentCheck = z.infer<typeof PaymentCheck>;

/** What a client compares with the booking that it shows; another `version` means that the booking changed. */
export const BookingStatusNow = Booking.pick({ id: true, status: true, payment_status: true, version: true });
export type BookingStatusNow = z.infer<typeof BookingStatusNow>;

/**
 * `area_id` and `address` are for `in_person` only; `half_hours` for work that is paid by the hour. `customer_total` is
 * the price that the customer saw, with `code` if they entered a promotion code. `is_visit`: they saw it as the fee of
 * a visit; without it, as the price of the job. `warranty_days`: for how many days they saw a free second visit
 * promised. `rescues` is the booking in whose place the customer makes it (`listRescue`); one in whose place it cannot
 * be made, is left out. `also` are more offers of the same provider and category that are booked with the first one,
 * each with a fixed price: prices and lengths are summed.
 */
export const CreateBookingInput = BookingPlaceInput.extend({
  also,
  starts_at: Instant,
  half_hours: z.int().min(HALF_HOURS.min).max(HALF_HOURS.max).optional(),
  code: PromotionCode.optional(),
  rescues: z.uuid().optional(),
  is_visit: z.boolean().optional(),
  warranty_days: z.literal(WARRANTY_DAYS).optional(),
  customer_total: Amount,
});
export type CreateBookingInput = z.infer<typeof CreateBookingInput>;

const Reason = multiLine(REASON_LENGTH.min, REASON_LENGTH.max);
const byId = z.strictObject({ id: z.uuid() });
const person = { ...notFound };
const change = { ...person, ...stateChanged, ...idempotencyMismatch };

/** Bookings, from the free slots to the settled job. */
export const bookings = {
  ...addresses,
  ...blocking,
  ...calendar,
  ...disputes,
  ...earnings,
  ...extras,
  ...home,
  ...packages,
  ...refunds,
  ...reschedule,
  ...secondVisits,
  ...timesAndPrices,
  ...waits,
  /**
   * Creates a booking and holds its slot while the customer pays. Needs an Idempotency-Key. `state_changed`: the price
   * is no longer `customer_total`, or is for something else (`is_visit`), or less is promised (`warranty_days`); `data`
   * has all of it. `invalid_input` with the field `code`: its message is why the code gives nothing
   * (`PROMOTION_REFUSALS`). `too_many_requests`: the customer has too many unpaid bookings. `too_little_to_pay`: it
   * costs less than the gateway charges. `provider_unavailable`: the provider has just been suspended, or has blocked
   * this customer; nobody is told which.
   */
  createBooking: personCall
    .meta({ once: true })
    .route({ method: 'POST', path: '/api/v1/bookings', summary: 'Book', tags: ['bookings'], successStatus: 201 })
    .input(CreateBookingInput)
    .output(Booking)
    .errors({
      ...person,
      ...slotTaken,
      ...providerUnavailable,
      ...termsChanged,
      ...tooLittleToPay,
      ...idempotencyMismatch,
      ...tooManyRequests,
    }),
  /**
   * The address of the gateway's payment page. One attempt is open at a time; a repeated call returns the same one, and
   * one with another `method` closes it first. Without a method, that of the last try, or the first by which the
   * booking can be paid at a gateway. A method that is paid with a reference holds the slot as long as that can be
   * paid, and the address is that of the page here which shows it. `cash` sends the request to the provider without a
   * payment: the address is that of the page which waits for it. `card_id`: it is paid with this saved card, at once or
   * on the page of the bank; the address of a payment that was made is that of the page which waits for it.
   * `saves_card`: the card that is typed on the page is saved. `invalid_input` with the field `method`: it can not be
   * paid so. `card_declined`: the saved card was declined, or can not pay; all other ways stay.
   * `service_unavailable`: the gateway does not answer, or a payment is under way.
   */
  openCheckout: personCall
    .meta({ once: true })
    .route({ method: 'POST', path: '/api/v1/bookings/{id}/checkout', summary: 'Pay for a booking', tags: ['bookings'] })
    .input(
      z.strictObject({
        id: z.uuid(),
        language: z.enum(['en', 'ar']),
        method: z.enum(WAYS_TO_PAY).optional(),
        card_id: z.uuid().optional(),
        saves_card: z.boolean().optional(),
      }),
    )
    .output(z.strictObject({ checkout_url: WebAddress }))
    .errors({ ...change, ...tooLittleToPay, ...serviceUnavailable, card_declined: ERRORS.card_declined }),
  /**
   * What became of the payment of the customer's booking. Asks the gateway while the booking is unpaid, for up to 3 s,
   * and stores what it answers. Can be repeated as often as wanted, without a key.
   */
  checkPayment: personCall
    .meta({ staleAfter: { one: ['booking_changed'] } })
    .route({
      method: 'POST',
      path: '/api/v1/bookings/{id}/check-payment',
      summary: 'What became of a payment',
      tags: ['bookings'],
    })
    .input(byId)
    .output(PaymentCheck)
    .errors(person),
  /** The caller's bookings as a customer: upcoming (soonest first) or past (latest first). */
  listBookings: personCall
    .meta({ staleAfter: { any: ['booking_changed'] }, hasVersions: true })
    .route({ method: 'GET', path: '/api/v1/bookings', summary: 'My bookings', tags: ['bookings'] })
    .input(z.strictObject({ ...page, list: z.enum(CUSTOMER_LISTS).default('upcoming') }))
    .output(pageOf(Booking)),
  /**
   * The statuses of bookings by their ids; those that the caller may not see are left out. Without ids, of the caller's
   * own bookings, as customer or as provider, of the last 30 days. At most 100, newest first. 7.17, 7.18
   */
  listBookingStatuses: personCall
    .route({ method: 'GET', path: '/api/v1/bookings/statuses', summary: 'Statuses of bookings', tags: ['bookings'] })
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(STATUS_CHECK.most).optional() }))
    .output(z.strictObject({ items: z.array(BookingStatusNow) })),
  /** 7.19 */
  getBooking: personCall
    .meta({ staleAfter: { one: ['booking_changed'] }, hasVersions: true })
    .route({ method: 'GET', path: '/api/v1/bookings/{id}', summary: 'One booking', tags: ['bookings'] })
    .input(byId)
    .output(Booking)
    .errors(person),
  /**
   * The caller's bookings as a provider: open requests, today's, upcoming or past ones; or `new` ones, which were paid
   * in the last 15 minutes, whatever became of them, by `status` and `payment_status`. 7.16
   */
  listProviderBookings: providerCall
    .meta({ staleAfter: { any: ['booking_changed'] }, hasVersions: true })
    .route({ method: 'GET', path: '/api/v1/provider/bookings', summary: "A provider's bookings", tags: ['bookings'] })
    .input(ProviderBookings)
    .output(pageOf(Booking)),
  acceptBooking: step('accept', 'Accept a request').input(byId),
  /** Contacts in the reason are masked, as in the chat of a request. */
  declineBooking: step('decline', 'Decline a request').input(z.strictObject({ id: z.uuid(), reason: Reason })),
  withdrawBooking: step('withdraw', 'Withdraw a request').input(byId),
  /**
   * The customer cancels on the terms in `cancellation`, and sends its `refund`: where that no longer holds, nothing is
   * cancelled. Where another part cancels, all money is refunded, and no refund is sent.
   */
  cancelBooking: step('cancel', 'Cancel a booking')
    .input(z.strictObject({ id: z.uuid(), reason: Reason.optional(), refund: Amount.optional() }))
    .errors(amountChanged),
  /** The provider needs the customer's code, the customer does not. */
  startBooking: step('start', 'Start the job')
    .input(
      z.strictObject({
        id: z.uuid(),
        code: z
          .string()
          .regex(new RegExp(`^\\d{${START_CODE.digits}}$`))
          .optional(),
      }),
    )
    .errors(tooManyRequests),
  beginBooking: step('begin', 'Report that work has begun').input(byId),
  finishBooking: step('finish', 'Finish the job').input(byId),
  /** The customer confirms that the job is done, which settles the booking. */
  confirmCompletion: step('confirm-completion', 'Confirm completion').input(byId),
  reportProviderAbsent: step('provider-absent', 'Report that the provider did not come').input(byId),
  reportCustomerAbsent: step('customer-absent', 'Report that the customer was not there').input(byId),
};
