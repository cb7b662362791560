import type { Proposal } from '@hirfa/contract/bookings';
import type { PriceDiscount } from '@hirfa/contract/payments';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { categories, categoryBrief, serviceAreas, services } from '../catalogue/index.ts';
import { bookingDiscounts, paymentOperations, payments } from '../payments/index.ts';
import type { Database } from '../platform/db.ts';
import { statement } from '../platform/statements.ts';
import { providerProfiles } from '../providers/index.ts';
import { chargebacksOf } from './chargebacks/queries.ts';
import { dispute } from './stored-disputes/queries.ts';
import { extras } from './stored-extras/queries.ts';
import { packageOf } from './stored-packages/queries.ts';
import { secondVisits } from './stored-second-visits/queries.ts';
import { servicesOf } from './stored-services/queries.ts';
import { bookingProposals } from './proposal-tables.ts';
import { refunds } from './refund-queries.ts';
import {
  blockedCustomers,
  bookingHistory,
  bookingPeople,
  bookingPlaces,
  bookings,
  bookingStartCodes,
  publicOffers,
} from './tables.ts';

export type BookingRow = typeof bookings.$inferSelect;

const offerById = statement<{ id: string }>()((db) =>
  db
    .select()
    .from(publicOffers)
    .where(eq(publicOffers.id, sql.placeholder('id')))
    .prepare('find_offer'),
);

/** An offer that can be booked now; undefined if its provider or card is not active. */
export async function findOffer(db: Database, cardId: string) {
  const [row] = await offerById(db, { id: cardId });
  return row;
}
export type BookableOffer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Locks a booking until the end of the transaction. Undefined if the actor may not see it. */
export async function lockBooking(db: Database, id: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id)).for('no key update');
  return row;
}

export async function findBookingRow(db: Database, id: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

/** Changes bookings in the same way. */
export async function updateBookings(
  db: Database,
  ids: readonly string[],
  change: Partial<typeof bookings.$inferInsert>,
): Promise<void> {
  await db
    .update(bookings)
    .set(change)
    .where(inArray(bookings.id, [...ids]));
}

export async function insertHistory(db: Database, rows: (typeof bookingHistory.$inferInsert)[]): Promise<void> {
  await db.insert(bookingHistory).values(rows);
}

export async function tryStartCode(
  db: Database,
  id: string,
  code: string,
  tries: number,
): Promise<'right' | 'wrong' | 'locked'> {
  const [row] = await db.execute(sql`select try_start_code(${id}::uuid, ${code}, ${tries}::int) as outcome`);
  return z.object({ outcome: z.enum(['right', 'wrong', 'locked']) }).parse(row).outcome;
}

const COUNTS_AS_PROVIDER = sql`counts_as_provider(${providerProfiles.verification_status}, ${providerProfiles.is_active})`;

/** The id of the actor's provider profile; undefined if they do not count as a provider. 4.16 */
export async function findOwnProvider(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(and(sql`${providerProfiles.id} = actor_provider_id()`, COUNTS_AS_PROVIDER));
  return row?.id;
}

/**
 * The same of providers who are suspended, too: their open bookings stay theirs until they are done. Undefined without
 * a verified profile.
 */
export async function findVerifiedProvider(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(
      and(sql`${providerProfiles.id} = actor_provider_id()`, eq(providerProfiles.verification_status, 'verified')),
    );
  return row?.id;
}

/** Whether the newest operation leaves something of the price to the provider. Null without one. */
const isKept = sql<boolean | null>`(
  select operation.subtotal > 0 from ${paymentOperations} as operation
  where operation.booking_id = ${bookings.id} and not operation.is_release order by operation.id desc limit 1)`;

const discounts = sql<PriceDiscount[]>`(
  select coalesce(json_agg(json_build_object('kind', discount.kind, 'amount', discount.amount::text)
    order by discount.id), '[]') from ${bookingDiscounts} as discount where discount.booking_id = ${bookings.id})`;

/** Only the provider can read this. */
const isCustomerBlocked = sql<boolean>`exists (select from ${blockedCustomers} as blocked
  where blocked.provider_id = ${bookings.provider_id} and blocked.customer_id = ${bookings.booker_id})`;

/** The open proposal, which only the two people can read. */
const proposal = sql<OpenProposal | null>`(
  select json_build_object('id', proposal.id, 'by', proposal.by_part, 'times', proposal.times,
    'proposed_at', proposal.proposed_at, 'open_until', proposal.open_until) from ${bookingProposals} as proposal
  where proposal.booking_id = ${bookings.id} and proposal.outcome is null)`;
/** Its instants as the database writes them. */
interface OpenProposal extends Pick<Proposal, 'id' | 'by' | 'proposed_at' | 'open_until'> {
  times: string[];
}

/** Whether its offer can be booked now; by whom, is decided when it is. */
const canBookAgain = sql<boolean>`exists (select from ${publicOffers} as offer
  where offer.id = ${bookings.service_card_id})`;

/** The booking that was made last in its place and is paid, unless it ended without being accepted and paid for. */
const rescuedBy = sql<string | null>`(
  select rescuing.id from ${bookings} as rescuing where rescuing.rescued_booking_id = ${bookings.id}
    and rescuing.authorized_at is not null and (rescuing.cancelled_at is null
      or rescuing.confirmed_at is not null and rescuing.cancel_reason <> 'capture_failed')
  order by rescuing.id desc limit 1)`;

const viewColumns = {
  booking: bookings,
  can_book_again: canBookAgain,
  rescued_by: rescuedBy,
  second_visits: secondVisits,
  is_customer_blocked: isCustomerBlocked,
  category: categoryBrief,
  service_slug: services.slug,
  booked: servicesOf,
  people: {
    provider_user_id: bookingPeople.provider_user_id,
    display_name_en: bookingPeople.display_name_en,
    display_name_ar: bookingPeople.display_name_ar,
    provider_avatar_url: bookingPeople.provider_avatar_url,
    customer_full_name: bookingPeople.customer_full_name,
    customer_avatar_url: bookingPeople.customer_avatar_url,
  },
  area: { id: serviceAreas.id, name_en: serviceAreas.name_en, name_ar: serviceAreas.name_ar },
  payment: payments,
  address: bookingPlaces.address,
  notes: bookingPlaces.notes,
  start_code: bookingStartCodes.code,
  refunds,
  proposal,
  dispute,
  chargebacks: chargebacksOf,
  extras,
  package: packageOf,
  is_kept: isKept,
  discounts,
};

/** Bookings with everything that their view needs, in one statement. */
function selectViews(db: Database) {
  return db
    .select(viewColumns)
    .from(bookings)
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, bookings.id))
    .innerJoin(payments, eq(payments.booking_id, bookings.id))
    .innerJoin(categories, eq(categories.slug, bookings.category_slug))
    .leftJoin(services, eq(services.id, bookings.service_id))
    .leftJoin(serviceAreas, eq(serviceAreas.id, bookings.area_id))
    .leftJoin(bookingPlaces, eq(bookingPlaces.booking_id, bookings.id))
    .leftJoin(bookingStartCodes, eq(bookingStartCodes.booking_id, bookings.id));
}
export type ViewRow = Awaited<ReturnType<typeof selectViews>>[number];

export async function findBooking(db: Database, id: string): Promise<ViewRow | undefined> {
  const [row] = await selectViews(db).where(eq(bookings.id, id)).limit(1);
  return row;
}

/** The first bookings of a list. They are found before the joins: else the joined rows of the whole past are sorted. */
export async function viewsOf(
  db: Database,
  wanted: SQL | undefined,
  order: [SQL, SQL],
  rows: number,
): Promise<ViewRow[]> {
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(wanted)
    .orderBy(...order)
    .limit(rows);
  const ids = sql.param(found.map(({ id }) => id));
  return found.length === 0
    ? []
    : selectViews(db)
        .where(sql`${bookings.id} = any(${ids}::uuid[])`)
        .orderBy(...order)
        .execute();
}
