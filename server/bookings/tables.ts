import {
  BOOKING_MODES,
  BOOKING_STATUSES,
  type BookingStatus,
  CANCEL_REASONS,
  type HistoryEvent,
  type Part,
  PEOPLE,
  PROPOSING_PARTS,
} from '@hirfa/domain/bookings';
import { CURRENCY, PAYMENT_STATUSES, type PaymentStatus } from '@hirfa/domain/payments';
import { CARD_PRICING_MODES } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { categories, serviceAreas, services } from '../catalogue/index.ts';
import { amount, id, instant, isBetween, isOneOf } from '../platform/columns.ts';
import { providerProfiles, serviceCards } from '../providers/index.ts';
import { constraintsOfKinds, isSettled } from './constraints/tables.ts';

/**
 * One customer's agreement with one provider (specification 3: bookings). Only the worker changes `payment_status`.
 * Address and start code have tables of their own, because not everybody who sees a booking may see them.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    title: text('title').notNull(),
    title_ar: text('title_ar').notNull(),
    service_card_id: uuid('service_card_id')
      .notNull()
      .references(() => serviceCards.id),
    /** Null for work under a free-form title. */
    service_id: uuid('service_id').references(() => services.id),
    category_slug: text('category_slug')
      .notNull()
      .references(() => categories.slug, { onUpdate: 'cascade' }),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id),
    booker_id: uuid('booker_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: BOOKING_STATUSES }).notNull().default('awaiting_acceptance'),
    payment_status: text('payment_status', { enum: PAYMENT_STATUSES }).notNull().default('pending'),
    total_amount: amount('total_amount').notNull(),
    currency: text('currency').notNull().default(CURRENCY),
    commission_rate: numeric('commission_rate', { precision: 5, scale: 4 }).notNull(),
    platform_fee: amount('platform_fee').notNull(),
    vat_amount: amount('vat_amount').notNull(),
    hourly_rate: amount('hourly_rate'),
    total_hours: numeric('total_hours', { precision: 3, scale: 1 }),
    referral_flat_egp: amount('referral_flat_egp').notNull().default('0.00'),
    /** The fee of a visit was booked, in which a quote is written; null where the release before inserted it. */
    is_visit: boolean('is_visit').default(false),
    mode: text('mode', { enum: BOOKING_MODES }).notNull(),
    area_id: uuid('area_id').references(() => serviceAreas.id),
    people: integer('people').notNull().default(1),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    hold_until: instant('hold_until').notNull(),
    authorized_at: instant('authorized_at'),
    confirmed_at: instant('confirmed_at'),
    started_at: instant('started_at'),
    finished_at: instant('finished_at'),
    completed_at: instant('completed_at'),
    cancelled_at: instant('cancelled_at'),
    cancel_reason: text('cancel_reason', { enum: CANCEL_REASONS }),
    cancel_note: text('cancel_note'),
    /** Where it was moved: cancelling is not free any longer than this. */
    free_until_at_most: instant('free_until_at_most'),
    /** When a bank has returned its money last. */
    money_back_at: instant('money_back_at'),
    /** Who proposes other times now, and until when; what they are is in `booking_proposals`. */
    proposal_by: text('proposal_by', { enum: PROPOSING_PARTS }),
    proposal_until: instant('proposal_until'),
    /** When a problem was reported, until when the other one can answer, when it was decided, and who reported it. */
    disputed_at: instant('disputed_at'),
    dispute_answer_until: instant('dispute_answer_until'),
    dispute_ended_at: instant('dispute_ended_at'),
    disputed_by: text('disputed_by', { enum: PROPOSING_PARTS }),
    /** The customer pays in cash, as its payment says, too. */
    is_cash: boolean('is_cash').notNull().default(false),
    /** When its hold was extended, which happens at most once. */
    hold_extended_at: instant('hold_extended_at'),
    /** The booking in whose place the customer made this one, because its provider had let it down. */
    rescued_booking_id: uuid('rescued_booking_id').references((): AnyPgColumn => bookings.id, { onDelete: 'set null' }),
    /** For how many days its card promised a free second visit when it was booked; null where it promised none. */
    warranty_days: integer('warranty_days'),
    /** The booking whose free second visit this is, and what the customer wrote about it. */
    second_visit_of: uuid('second_visit_of').references((): AnyPgColumn => bookings.id, { onDelete: 'set null' }),
    second_visit_reason: text('second_visit_reason'),
    /** The first booking of its package, which may be this one; null for any other booking. */
    package_id: uuid('package_id').references((): AnyPgColumn => bookings.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('bookings_package').on(table.package_id),
    index('bookings_booker').on(table.booker_id, table.starts_at, table.id),
    index('bookings_provider').on(table.provider_id, table.starts_at, table.id),
    index('bookings_start').on(table.starts_at, table.id),
    index('bookings_status').on(table.status, table.starts_at, table.id),
    index('bookings_service').on(table.service_id, table.starts_at, table.id),
    index('bookings_open_of_booker')
      .on(table.booker_id, table.starts_at, table.id)
      .where(sql`not ${isSettled(table)}`),
    index('bookings_open_of_provider')
      .on(table.provider_id, table.starts_at, table.id)
      .where(sql`not ${isSettled(table)}`),
    // With exactly the condition of the list, so that no other index is cheaper, whose rows would have to be sorted.
    index('bookings_past_of_provider')
      .on(table.provider_id, table.starts_at, table.id)
      .where(sql`${isSettled(table)} and ${table.authorized_at} is not null`),
    index('bookings_created_of_booker').on(table.booker_id, table.created_at, table.id),
    index('bookings_created_of_provider').on(table.provider_id, table.created_at, table.id),
    index('bookings_authorized_of_provider')
      .on(table.provider_id, table.authorized_at, table.id)
      .where(sql`${table.authorized_at} is not null`),
    index('bookings_answered_of_provider')
      .on(table.provider_id, sql`coalesce(${table.confirmed_at}, ${table.cancelled_at})`)
      .where(sql`${table.authorized_at} is not null`),
    index('bookings_ended_of_provider')
      .on(table.provider_id, sql`coalesce(${table.completed_at}, ${table.cancelled_at})`)
      .where(sql`${table.status} = 'cancelled' or ${table.completed_at} is not null`),
    index('bookings_waiting')
      .on(table.provider_id)
      .where(sql`${table.status} = 'awaiting_acceptance'`),
    index('bookings_rescued')
      .on(table.rescued_booking_id)
      .where(sql`${table.rescued_booking_id} is not null`),
    ...constraintsOfKinds(table),
    check('bookings_status', isOneOf(table.status, BOOKING_STATUSES)),
    check('bookings_payment_status', isOneOf(table.payment_status, PAYMENT_STATUSES)),
    check('bookings_mode', isOneOf(table.mode, BOOKING_MODES)),
    check('bookings_area', sql`(${table.mode} = 'in_person') = (${table.area_id} is not null)`),
    check('bookings_time', sql`${table.ends_at} > ${table.starts_at}`),
    check('bookings_hours', sql`(${table.hourly_rate} is null) = (${table.total_hours} is null)`),
    check('bookings_visit', sql`not ${table.is_visit} or ${table.hourly_rate} is null`),
    check('bookings_proposal_by', isOneOf(table.proposal_by, PROPOSING_PARTS)),
    check('bookings_proposal', sql`(${table.proposal_by} is null) = (${table.proposal_until} is null)`),
    check(
      'bookings_dispute',
      sql`(${table.disputed_at} is not null or ${table.dispute_ended_at} is null)
        and (${table.dispute_answer_until} is null
          or ${table.disputed_at} is not null and ${table.dispute_ended_at} is null)
        and (${table.completed_at} is null or ${table.disputed_at} is null or ${table.dispute_ended_at} is not null)`,
    ),
    check('bookings_people', isBetween(table.people, PEOPLE.min, PEOPLE.max)),
    check('bookings_cancelled', sql`(${table.status} = 'cancelled') = (${table.cancelled_at} is not null)`),
    check('bookings_cancel_reason', sql`(${table.status} = 'cancelled') = (${table.cancel_reason} is not null)`),
    check('bookings_completed', sql`${table.completed_at} is null or ${table.status} = 'completed'`),
    check(
      'bookings_secured',
      sql`${table.status} in ('awaiting_acceptance', 'cancelled') or ${table.authorized_at} is not null`,
    ),
  ],
).enableRLS();

const range = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * The range of a provider's calendar that a live booking takes, travel buffer included. An exclusion constraint in the
 * migration prevents overlaps, whatever the code does; the row is deleted when the booking ends.
 */
export const bookingSlots = pgTable(
  'booking_slots',
  {
    booking_id: uuid('booking_id').primaryKey(),
    provider_id: uuid('provider_id').notNull(),
    occupied: range('occupied').notNull(),
  },
  (table) => [
    check(
      'booking_slots_occupied',
      sql`not isempty(${table.occupied}) and lower_inc(${table.occupied}) and not upper_inc(${table.occupied})`,
    ),
  ],
).enableRLS();

const booking = () =>
  uuid('booking_id')
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' });

/**
 * Where the work is done: visible to the customer, and to the provider from the capture until 14 days after the job.
 * The row is deleted a year after the booking has ended.
 */
export const bookingPlaces = pgTable(
  'booking_places',
  {
    booking_id: booking(),
    address: text('address'),
    notes: text('notes').notNull().default(''),
    /** When the booking was settled; a trigger writes it. */
    settled_at: instant('settled_at'),
  },
  (table) => [index('booking_places_settled').on(table.settled_at)],
).enableRLS();

/** The code that the customer shows to the provider at the start. */
export const bookingStartCodes = pgTable('booking_start_codes', {
  booking_id: booking(),
  code: text('code').notNull(),
  tries: integer('tries').notNull().default(0),
}).enableRLS();

/** Every change of a booking: the event, who caused it, and the statuses before and after. Insert-only. */
export const bookingHistory = pgTable(
  'booking_history',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    event: text('event').$type<HistoryEvent>().notNull(),
    part: text('part').$type<Part>().notNull(),
    actor_id: uuid('actor_id'),
    from_status: text('from_status').$type<BookingStatus>(),
    to_status: text('to_status').$type<BookingStatus>().notNull(),
    from_payment_status: text('from_payment_status').$type<PaymentStatus>(),
    to_payment_status: text('to_payment_status').$type<PaymentStatus>().notNull(),
    note: text('note'),
    /** Both starts of a booking that was moved. */
    from_starts_at: instant('from_starts_at'),
    to_starts_at: instant('to_starts_at'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('booking_history_booking').on(table.booking_id, table.id),
    index('booking_history_actor').on(table.actor_id),
  ],
).enableRLS();

/** Customers who cannot book a provider any more, each with the booking by which they were blocked. */
export const blockedCustomers = pgTable(
  'blocked_customers',
  {
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    customer_id: uuid('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.customer_id] }),
    index('blocked_customers_customer').on(table.customer_id),
    index('blocked_customers_booking').on(table.booking_id),
  ],
).enableRLS();

/** Offers that can be booked: active cards of verified, active providers. A view of the migrations. */
export const publicOffers = pgView('public_offers', {
  id: uuid('id').notNull(),
  provider_id: uuid('provider_id').notNull(),
  service_id: uuid('service_id'),
  category_slug: text('category_slug').notNull(),
  title_en: text('title_en').notNull(),
  title_ar: text('title_ar').notNull(),
  base_price: amount('base_price').notNull(),
  pricing_mode: text('pricing_mode', { enum: CARD_PRICING_MODES }).notNull(),
  duration_minutes: integer('duration_minutes').notNull(),
  supports_online: boolean('supports_online').notNull(),
  supports_in_person: boolean('supports_in_person').notNull(),
  allow_group_booking: boolean('allow_group_booking').notNull(),
  warranty_days: integer('warranty_days'),
  area_ids: uuid('area_ids').array().notNull(),
}).existing();

/** The two people of a booking, as they and admins see them. A view of the migrations. */
export const bookingPeople = pgView('booking_people', {
  booking_id: uuid('booking_id').notNull(),
  provider_user_id: uuid('provider_user_id').notNull(),
  display_name_en: text('display_name_en').notNull(),
  display_name_ar: text('display_name_ar').notNull(),
  provider_avatar_url: text('provider_avatar_url').notNull(),
  customer_full_name: text('customer_full_name').notNull(),
  customer_avatar_url: text('customer_avatar_url').notNull(),
}).existing();
