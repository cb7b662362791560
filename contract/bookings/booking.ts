import {
  BOOKING_MODES,
  BOOKING_STATUSES,
  CANCEL_REASONS,
  DISPUTE,
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  EXTRA,
  EXTRA_OUTCOMES,
  PACKAGE_KINDS,
  PROPOSING_PARTS,
  RESCHEDULE,
  SEVERAL,
} from '@hirfa/domain/bookings';
import { PAYMENT_STATUSES } from '@hirfa/domain/payments';
import * as z from 'zod';
import { CategoryBrief, ServiceArea } from '../catalogue/index.ts';
import { Amount, Slug } from '../lists.ts';
import { Earnings, Price, PriceRates, Refund } from '../payments/index.ts';
import { Photo } from '../photos.ts';
import { Chargeback } from './chargebacks.ts';

const Instant = z.iso.datetime();

/** The terms on which the customer would cancel now. */
export const CancellationTerms = z.strictObject({
  is_free: z.boolean(),
  free_until: Instant,
  refund: Amount,
  kept: Amount,
});
export type CancellationTerms = z.infer<typeof CancellationTerms>;

/** Other times that one side proposes, as long as the booking; each can be accepted until an instant of its own. */
export const Proposal = z.strictObject({
  id: z.uuid(),
  by: z.enum(PROPOSING_PARTS),
  times: z
    .array(z.strictObject({ starts_at: Instant, ends_at: Instant, open_until: Instant }))
    .min(1)
    .max(RESCHEDULE.times),
  proposed_at: Instant,
  open_until: Instant,
});
export type Proposal = z.infer<typeof Proposal>;

/**
 * A photo of a problem. Its picture is at `/problem-photos/{id}`: for who added it, and once it is sent for both people
 * and for admins, whose looks are logged.
 */
export const ProblemPhoto = Photo;
export type ProblemPhoto = Photo;
const ProblemPhotos = z.array(ProblemPhoto).max(DISPUTE.photos);

/**
 * A problem that the customer reported, or the provider, what was paid in cash (`by`): until when the other one can
 * answer, by when an admin decides after that, and what was decided. `refund` goes back to the customer, who pays
 * `kept` in the end; of it `payout` is the provider's.
 */
export const Dispute = z.strictObject({
  by: z.enum(PROPOSING_PARTS),
  reason: z.enum(DISPUTE_REASONS),
  text: z.string(),
  photos: ProblemPhotos,
  opened_at: Instant,
  /** What the customer has paid, or had to pay in cash, and would get back in full. */
  paid: Amount,
  /** What the one who reports it says was paid in cash; null where it is about something else. */
  paid_in_cash: Amount.nullable(),
  answer_until: Instant,
  answer: z.strictObject({ text: z.string(), photos: ProblemPhotos, at: Instant }).nullable(),
  /** Null while the provider can answer. */
  decide_by: Instant.nullable(),
  outcome: z.enum(DISPUTE_OUTCOMES).nullable(),
  ended_at: Instant.nullable(),
  /** The reason is null where the provider gave all back. */
  decision: z.strictObject({ reason: z.string().nullable(), refund: Amount, kept: Amount, payout: Amount }).nullable(),
});
export type Dispute = z.infer<typeof Dispute>;

/**
 * A photo of a receipt of materials. Its picture is at `/receipt-photos/{id}`: for the provider who added it, and once
 * it is sent for both people and for admins, whose looks are logged.
 */
export const ReceiptPhoto = Photo;
export type ReceiptPhoto = Photo;

/** By how many minutes an extra makes a job longer. */
export const ExtraMinutes = z.int().min(0).max(EXTRA.minutes.max).multipleOf(EXTRA.minutes.step);

/**
 * Extra work or materials that the provider of a booking proposed. `work` and `materials` are before fee and VAT; with
 * them the customer pays `costs.total` more, and the provider earns `costs.payout` more. `costs` is null once it ended:
 * the price of the booking has it, or does not. The same is so of `minutes` and the end of the booking. A quote
 * (`is_quote`) is for the whole job: the fee of the visit is part of `work` and `materials`.
 */
export const Extra = z.strictObject({
  id: z.uuid(),
  work: Amount,
  materials: Amount,
  minutes: ExtraMinutes,
  is_quote: z.boolean(),
  reason: z.string().max(EXTRA.text.max),
  /** Receipts of the materials. */
  photos: z.array(ReceiptPhoto).max(EXTRA.receipts),
  costs: z.strictObject({ total: Amount, payout: Amount }).nullable(),
  proposed_at: Instant,
  /** When the customer approved it; it is added once that is paid. */
  approved_at: Instant.nullable(),
  /** For the customer: the bank holds the money, and it is added in a moment. */
  is_secured: z.boolean(),
  outcome: z.enum(EXTRA_OUTCOMES).nullable(),
  ended_at: Instant.nullable(),
});
export type Extra = z.infer<typeof Extra>;

/** One of several services of a booking, as it was booked; `amount` is before fee and VAT. */
export const BookedService = z.strictObject({
  service_card_id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  amount: Amount,
  minutes: z.int(),
});
export type BookedService = z.infer<typeof BookedService>;

/**
 * The package of a booking: which of its bookings it is. While `is_whole`, the package is not accepted and paid yet,
 * and this booking, its first one, stands for all of it: so do its price, its earnings and its steps. The id is that of
 * the first booking. Once it has begun, `ahead` and `over` are how many of its other bookings are to come or under way,
 * and how many are settled or cancelled: lists have one booking of each kind.
 */
const OfPackage = z.strictObject({
  id: z.uuid(),
  kind: z.enum(PACKAGE_KINDS),
  number: z.int(),
  is_whole: z.boolean(),
  ahead: z.int(),
  over: z.int(),
});

/**
 * The free second visit that the offer promised for so many days when it was booked. The customer can ask for it
 * (`can_ask`) before `until`, the end of a day in Cairo; it is null before the job has ended. `visit_id` is the visit
 * that was asked for last, whatever became of it.
 */
export const Warranty = z.strictObject({
  days: z.int(),
  until: Instant.nullable(),
  can_ask: z.boolean(),
  visit_id: z.uuid().nullable(),
});
export type Warranty = z.infer<typeof Warranty>;

/** A free second visit: the booking whose offer promised it, and what the customer wrote about it. */
const SecondVisit = z.strictObject({ of: z.uuid(), reason: z.string().nullable() });

/**
 * A booking as its reader sees it: `part` states who reads. `price` is for the customer and admins, `earnings` for the
 * provider and admins. The provider sees address and notes once the money is captured, until 14 days after the job; the
 * customer sees the start code from the capture on. `total_hours` is null for work with a fixed price.
 * `is_customer_blocked` is for the provider only; `proposal`, the other times that are proposed now, for both of them.
 * `can_book_again`, whether the offer can be booked now, is for the customer only. `rescue` is for the customer and
 * admins: `of` is the booking in whose place it was made, and `by` the paid one that was made last in its place.
 * `second_visit` is of a booking that is one: its price and its earnings are zero. `cash` is of a booking that the
 * customer pays in cash once the job is done: the `amount`, of which the provider owes `dues`, which the customer does
 * not see.
 */
export const Booking = z.strictObject({
  id: z.uuid(),
  part: z.enum(['customer', 'provider', 'admin']),
  title_en: z.string(),
  title_ar: z.string(),
  service_slug: Slug.nullable(),
  /** The offer that was booked, which may have changed since; null once it was removed. */
  service_card_id: z.uuid().nullable(),
  /** What was booked together, the first one first; empty for a booking of one service. */
  services: z.array(BookedService).max(SEVERAL.others + 1),
  can_book_again: z.boolean().nullable(),
  rescue: z.strictObject({ of: z.uuid().nullable(), by: z.uuid().nullable() }).nullable(),
  package: OfPackage.nullable(),
  warranty: Warranty.nullable(),
  second_visit: SecondVisit.nullable(),
  category: CategoryBrief,
  status: z.enum(BOOKING_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  provider: z.strictObject({
    id: z.uuid(),
    display_name_en: z.string(),
    display_name_ar: z.string(),
    avatar_url: z.string(),
  }),
  customer: z.strictObject({ display_name: z.string(), avatar_url: z.string() }),
  is_customer_blocked: z.boolean().nullable(),
  mode: z.enum(BOOKING_MODES),
  area: ServiceArea.nullable(),
  address: z.string().nullable(),
  notes: z.string(),
  people: z.int(),
  total_hours: z.string().nullable(),
  hourly_rate: Amount.nullable(),
  /** The fee of a visit was booked; the provider writes a quote there. */
  is_visit: z.boolean(),
  price: Price.nullable(),
  earnings: Earnings.nullable(),
  /** The customer was charged when they paid; unless the provider accepts, the whole amount goes back. */
  is_charged: z.boolean(),
  cash: z.strictObject({ amount: Amount, dues: Amount.nullable() }).nullable(),
  /** The rates by which extra work becomes lines (`costsOfExtra`), for the provider. */
  rates: PriceRates.nullable(),
  /**
   * The newest refund of its price; and all others, the oldest first, also of what was paid besides. For the customer
   * and admins.
   */
  refund: Refund.nullable(),
  earlier_refunds: z.array(Refund),
  cancellation: CancellationTerms.nullable(),
  proposal: Proposal.nullable(),
  dispute: Dispute.nullable(),
  /** One of each charge at most, the oldest first. */
  chargebacks: z.array(Chargeback),
  /** The oldest first. */
  extras: z.array(Extra).max(EXTRA.proposed),
  start_code: z.string().nullable(),
  cancel_reason: z.enum(CANCEL_REASONS).nullable(),
  /** The text of the person who declined or cancelled. */
  cancel_note: z.string().nullable(),
  starts_at: Instant,
  ends_at: Instant,
  hold_until: Instant,
  respond_by: Instant.nullable(),
  authorized_at: Instant.nullable(),
  confirmed_at: Instant.nullable(),
  started_at: Instant.nullable(),
  finished_at: Instant.nullable(),
  completed_at: Instant.nullable(),
  cancelled_at: Instant.nullable(),
  created_at: Instant,
  /** Grows by one with every change. */
  version: z.int(),
});
export type Booking = z.infer<typeof Booking>;
