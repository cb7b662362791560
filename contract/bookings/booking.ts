import { BOOKING_MODES, BOOKING_STATUSES, CANCEL_REASONS, PROPOSING_PARTS, RESCHEDULE } from '@hirfa/domain/bookings';
import { PAYMENT_STATUSES } from '@hirfa/domain/payments';
import * as z from 'zod';
import { CategoryBrief, ServiceArea } from '../catalogue/index.ts';
import { Amount, Slug } from '../lists.ts';
import { Earnings, Price, Refund } from '../payments/index.ts';

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
 * A booking as its reader sees it: `part` states who reads. `price` is for the customer and admins, `earnings` for the
 * provider and admins. The provider sees address and notes once the money is captured, until 14 days after the job; the
 * customer sees the start code from the capture on. `total_hours` is null for work with a fixed price.
 * `is_customer_blocked` is for the provider only; `proposal`, the other times that are proposed now, for both of them.
 */
export const Booking = z.strictObject({
  id: z.uuid(),
  part: z.enum(['customer', 'provider', 'admin']),
  title_en: z.string(),
  title_ar: z.string(),
  service_slug: Slug.nullable(),
  /** The offer that was booked, which may have changed since; null once it was removed. */
  service_card_id: z.uuid().nullable(),
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
  price: Price.nullable(),
  earnings: Earnings.nullable(),
  /** The newest refund, and those before it, the oldest first: for the customer and admins. */
  refund: Refund.nullable(),
  earlier_refunds: z.array(Refund),
  cancellation: CancellationTerms.nullable(),
  proposal: Proposal.nullable(),
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
