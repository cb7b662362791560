import { eq, getViewSelectedFields, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TimeRange } from '@hirfa/domain/bookings';
import { categories, categoryBrief, serviceAreas, services } from '../../catalogue/index.ts';
import type { newPayment } from '../../payments/index.ts';
import type { Deadline } from '../../kernel/deadlines.ts';
import type { Database } from '../../platform/db.ts';
import type { OutboxEvent } from '../../platform/streams.ts';
import { CalendarRow, providerCalendar } from '../calendar-queries.ts';
import type { ViewRow } from '../queries.ts';
import { bookingHistory, bookingPlaces, bookings, bookingSlots, bookingStartCodes, publicOffers } from '../tables.ts';

/**
 * An offer that can be booked now, with the settings of its rates and what a booking of it shows; undefined if its
 * provider or card is not active.
 */
export async function findOfferToBook(db: Database, { cardId, areaId, now }: Wanted) {
  const { provider_id, category_slug } = publicOffers;
  const [row] = await db
    .select({
      offer: getViewSelectedFields(publicOffers),
      is_own: sql<boolean>`${provider_id} is not distinct from actor_provider_id()`,
      settings: sql<unknown>`settings_of_offer(${provider_id}, ${category_slug}, ${now.toISOString()})`,
      category: categoryBrief,
      service_slug: services.slug,
      area: { id: serviceAreas.id, name_en: serviceAreas.name_en, name_ar: serviceAreas.name_ar },
    })
    .from(publicOffers)
    .innerJoin(categories, eq(categories.slug, category_slug))
    .leftJoin(services, eq(services.id, publicOffers.service_id))
    .leftJoin(serviceAreas, sql`${serviceAreas.id} = ${areaId}`)
    .where(eq(publicOffers.id, cardId));
  return row;
}

interface Wanted {
  cardId: string;
  areaId: string | null;
  now: Date;
}

const Bookable = z.object({ bookable: z.boolean() });

/**
 * Takes the locks of a booking by the actor: what is read afterwards of the provider's calendar and of the customer's
 * unpaid bookings holds until the end of this transaction. Returns whether the actor can book the provider, whom nobody
 * suspends meanwhile.
 */
export async function lockForBooking(db: Database, providerId: string): Promise<boolean> {
  const [row] = await db.execute(sql`select lock_for_booking(${providerId}::uuid) as bookable`);
  return Bookable.parse(row).bookable;
}

const CalendarAndHolds = CalendarRow.extend({
  unpaid: z.array(z.object({ created_at: z.coerce.date(), hold_until: z.coerce.date(), is_open: z.boolean() })),
});

/** A provider's calendar between two instants, and the unpaid bookings that a customer created since an instant. */
export async function findCalendarAndHolds(
  db: Database,
  { providerId, range, customerId, since }: { providerId: string; range: TimeRange; customerId: string; since: Date },
) {
  const [row] = await db.execute(sql`
    select *, array(
      select json_build_object('created_at', created_at, 'hold_until', hold_until, 'is_open', status = 'awaiting_acceptance')
      from ${bookings} where booker_id = ${customerId} and authorized_at is null and created_at > ${since.toISOString()}
    ) as unpaid
    from ${providerCalendar(providerId, range)}`);
  return CalendarAndHolds.parse(row);
}

/** The rows of a new booking. */
export interface NewBooking {
  slot: typeof bookingSlots.$inferSelect;
  booking: typeof bookings.$inferSelect;
  place: typeof bookingPlaces.$inferSelect;
  start_code: typeof bookingStartCodes.$inferSelect;
  payment: ReturnType<typeof newPayment>;
  history: typeof bookingHistory.$inferSelect;
  deadline: Deadline;
  events: readonly OutboxEvent[];
}

const Created = z.object({
  people: z
    .object({
      provider_user_id: z.string(),
      display_name_en: z.string(),
      display_name_ar: z.string(),
      provider_avatar_url: z.string(),
      customer_full_name: z.string(),
      customer_avatar_url: z.string(),
    } satisfies Record<keyof ViewRow['people'], unknown>)
    .nullable(),
});

/** Inserts a new booking, if its slot is free, and returns its people; null if the slot is taken. */
export async function insertBooking(db: Database, rows: NewBooking): Promise<ViewRow['people'] | null> {
  const [row] = await db.execute(sql`select create_booking(${JSON.stringify(rows)}::json) as people`);
  return Created.parse(row).people;
}
