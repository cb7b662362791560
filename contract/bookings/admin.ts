import { BOOKING_STATUSES, HISTORY_EVENTS, LEFT_TO_PROVIDER, PARTS, REASON_LENGTH } from '@hirfa/domain/bookings';
import { SEARCH_LENGTH } from '@hirfa/domain/catalogue';
import { LEDGER_ACCOUNTS, OPERATION_STATES, OWED_STATES, PAYMENT_STATUSES, RAIL_STATES } from '@hirfa/domain/payments';
import * as z from 'zod';
import type { AuditAction } from '../audit.ts';
import { adminCall } from '../calls.ts';
import { amountChanged, decision, ERRORS, idempotencyMismatch, notFound, serviceUnavailable } from '../errors.ts';
import { Amount, DayText, page, pageOf, SignedAmount } from '../lists.ts';
import { Booking } from './booking.ts';
import { BearerDecision, EvidenceNote } from './chargebacks.ts';
import { LINES } from '../texts.ts';

const Instant = z.iso.datetime();
const Reason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES);

/** A booking in the list of admins. */
export const BookingSummary = z.strictObject({
  id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  status: z.enum(BOOKING_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  starts_at: Instant,
  customer_name: z.string(),
  /** The Arabic one is the other where the provider gave none. */
  provider_name_en: z.string(),
  provider_name_ar: z.string(),
  customer_total: Amount,
  is_second_visit: z.boolean(),
});
export type BookingSummary = z.infer<typeof BookingSummary>;

/** Somebody of a booking; the addresses are masked ("m•••@example.com"). Customers have one name in both languages. */
const Party = z.strictObject({
  user_id: z.uuid(),
  full_name_en: z.string(),
  full_name_ar: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
});

/** One change of a booking; `actor` is null for the clock and the gateway, its name for an account that has ended. */
const Change = z.strictObject({
  id: z.uuid(),
  event: z.enum(HISTORY_EVENTS),
  part: z.enum(PARTS),
  actor: z.strictObject({ user_id: z.uuid(), full_name: z.string().nullable() }).nullable(),
  from_status: z.enum(BOOKING_STATUSES).nullable(),
  to_status: z.enum(BOOKING_STATUSES),
  from_payment_status: z.enum(PAYMENT_STATUSES).nullable(),
  to_payment_status: z.enum(PAYMENT_STATUSES),
  note: z.string().nullable(),
  /** Both starts of a booking that was moved. */
  from_starts_at: Instant.nullable(),
  to_starts_at: Instant.nullable(),
  at: Instant,
});

const Money = z.strictObject({
  rail_state: z.enum(RAIL_STATES),
  /** What the rail has captured and not refunded. */
  held: Amount,
  /** What it could not send back, and keeps besides. */
  refused: Amount,
  /** When the earnings became payable. */
  released_at: Instant.nullable(),
  /** Attempts to pay; `reference` is the id at the gateway. */
  attempts: z.array(
    z.strictObject({
      id: z.uuid(),
      adapter: z.string(),
      reference: z.string().nullable(),
      state: z.enum(['open', 'authorized', 'declined', 'closed']),
      created_at: Instant,
    }),
  ),
  /** What the gateway was asked for: that the customer pays `customer_total` in the end, and gets `refund` back. */
  operations: z.array(
    z.strictObject({
      id: z.uuid(),
      state: z.enum(OPERATION_STATES),
      customer_total: Amount,
      refund: Amount,
      created_at: Instant,
      done_at: Instant.nullable(),
    }),
  ),
  /** Refunds that it could not send back, and how their customer gets them. */
  owed: z.array(
    z.strictObject({
      id: z.uuid(),
      state: z.enum(OWED_STATES),
      amount: Amount,
      /** What of it the bank of the customer has kept. */
      by_bank: Amount,
      waits_for_bank: z.boolean(),
      given_at: Instant.nullable(),
      reference: z.string().nullable(),
      /** The transfer by which it goes, with others of its package: its id in the work queue, and its sum. */
      transfer: z.strictObject({ id: z.uuid(), amount: Amount }),
    }),
  ),
  ledger: z.array(z.strictObject({ id: z.int(), account: z.enum(LEDGER_ACCOUNTS), amount: SignedAmount, at: Instant })),
});

/** A booking with everything that happened to it. */
export const AdminBooking = z.strictObject({
  booking: Booking,
  customer: Party,
  provider: Party,
  history: z.array(Change),
  money: Money,
  /** Of the admin who reads this: nobody decides about themselves. */
  is_own: z.boolean(),
  /** The ways in which it can be cancelled now: what is left to the provider, and what the customer gets back. */
  cancel_options: z.array(
    z.strictObject({ left: z.enum(LEFT_TO_PROVIDER), refund: Amount, kept: Amount, payout: Amount }),
  ),
  /** Whether the job can be started now without the code of the customer. */
  can_start: z.boolean(),
  /** Whether it is a free second visit that an absent customer has used up, which can be given back to them. */
  can_allow_visit: z.boolean(),
});
export type AdminBooking = z.infer<typeof AdminBooking>;

/** What narrows the list of bookings down; the list and its file take the same. */
export const BOOKING_FILTER = {
  text: z.string().trim().min(1).max(254).optional(),
  part: z.enum(['customer', 'provider']).optional(),
  service: z.string().trim().min(1).max(SEARCH_LENGTH).optional(),
  status: z.enum(BOOKING_STATUSES).optional(),
  from: DayText.optional(),
  until: DayText.optional(),
};

const byId = z.strictObject({ id: z.uuid() });

/** Needs an Idempotency-Key: a call that is repeated under its key decides nothing again. */
const override = (verb: string, summary: string, ...audit: AuditAction[]) =>
  adminCall
    .meta({ once: true, audit })
    .route({ method: 'POST', path: `/api/v1/admin/bookings/{id}/${verb}`, summary, tags: ['admin'] })
    .output(AdminBooking)
    .errors({ ...decision, ...idempotencyMismatch });

/** Bookings, as admins see and decide them. */
export const adminOfBookings = {
  /**
   * The latest start first. `text` is a whole id of a booking or person, an id at the gateway, the reference of a
   * transfer, a whole e-mail address or phone number, or beginnings of the words of the name of the customer or the
   * provider (`part`: only of this one). `service` are beginnings of words, as in the search of the site. `from` and
   * `until` are Cairo days, both included. `more_people`: more people have such a name than were looked for.
   */
  listAllBookings: adminCall
    .meta({ staleAfter: { any: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/bookings', summary: 'Bookings', tags: ['admin'] })
    .input(z.strictObject({ ...page, ...BOOKING_FILTER }))
    .output(pageOf(BookingSummary).extend({ more_people: z.boolean() })),
  /** Each look is in the audit log. */
  getAnyBooking: adminCall
    .meta({ staleAfter: { one: ['booking_changed'] }, audit: ['booking.look'] })
    .route({ method: 'GET', path: '/api/v1/admin/bookings/{id}', summary: 'A booking', tags: ['admin'] })
    .input(byId)
    .output(AdminBooking)
    .errors(notFound),
  /**
   * Cancels as one of `cancel_options`. Where its `refund` no longer holds, nothing is cancelled, and the answer has
   * the present one. Both people are told, with the reason.
   */
  cancelAnyBooking: override('cancel', 'Cancel a booking', 'booking.cancel')
    .input(z.strictObject({ id: z.uuid(), reason: Reason, left: z.enum(LEFT_TO_PROVIDER), refund: Amount }))
    .errors({ ...amountChanged, own_profile: ERRORS.own_profile }),
  /**
   * Decides a dispute that waits (`dispute` of the work queue): `subtotal` of the price stays. Where the refund that
   * was shown no longer holds, nothing is decided, and the answer has the present one. `service_unavailable`: money of
   * an earlier change is still on its way. Both people are told, with the reason. Of cash `collected` is what the
   * customer had paid: no more of the price can stay, and no more than the price goes back. `is_unpaid` says that they
   * did not pay what was due: then they can not pay in cash for a while. It is refused where all was paid.
   */
  decideDispute: override('decide-dispute', 'Decide a dispute', 'dispute.decide')
    .input(
      z.strictObject({
        id: z.uuid(),
        reason: Reason,
        subtotal: Amount,
        refund: Amount,
        collected: Amount.optional(),
        is_unpaid: z.boolean().default(false),
      }),
    )
    .errors({ ...amountChanged, ...serviceUnavailable, own_profile: ERRORS.own_profile }),
  /** Notes which evidence was sent to the bank that has taken money back, once. */
  noteEvidence: override('evidence', 'Note that evidence was sent', 'chargeback.evidence')
    .input(z.strictObject({ id: z.uuid(), chargeback_id: z.uuid(), note: EvidenceNote }))
    .errors({ own_profile: ERRORS.own_profile }),
  /**
   * Decides who bears a chargeback that the bank has decided for the customer (`chargeback` of the work queue). The
   * provider is told, with the reason.
   */
  bearChargeback: override('bear-charge-back', 'Decide who bears a chargeback', 'chargeback.decide')
    .input(BearerDecision)
    .errors({ own_profile: ERRORS.own_profile }),
  /** Starts the job without the code. The customer is told; the history and the audit log have the reason. */
  startAnyBooking: override('start', 'Start a job', 'booking.start').input(
    z.strictObject({ id: z.uuid(), reason: Reason }),
  ),
  /** The customer, who was reported absent, can ask for their free second visit again. Both are told why. */
  allowSecondVisit: override('allow-second-visit', 'Allow another free visit', 'booking.allow_second_visit').input(
    z.strictObject({ id: z.uuid(), reason: Reason }),
  ),
};
