import { eq, getViewSelectedFields, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TimeRange } from '@hirfa/domain/bookings';
import { categories, categoryBrief, serviceAreas, services } from '../../catalogue/index.ts';
import type { newPayment } from '../../payments/index.ts';
import type { Deadline } from '../../kernel/deadlines.ts';
import type { Database } from '../../platform/db.ts';
import type { OutboxEvent } from '../../platform/streams.ts';
import { CalendarRow } from '../calendar-queries.ts';
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

const Locked = z.object({
  locked: z.object({
    is_bookable: z.boolean(),
    calendar: CalendarRow,
    unpaid: z.array(z.object({ created_at: z.coerce.date(), hold_until: z.coerce.date(), is_open: z.boolean() })),
  }),
});

/**
 * Takes the locks of a booking of this offer by the actor, and reads what decides about it: whether they can book the
 * provider, the calendar of a range, and the bookings since an instant that the actor has not paid. All of it holds
 * until the end of this transaction. Undefined if its provider or card is not active.
 */
export async function lockForBooking(db: Database, cardId: string, { start, end }: TimeRange, unpaidSince: Date) {
  const [from, to, since] = [start, end, unpaidSince].map((at) => sql`${at.toISOString()}::timestamptz`);
  const [row] = await db.execute(
    sql`select lock_for_booking(provider_id, ${from}, ${to}, ${since}) as locked from ${publicOffers} where id = ${cardId}`,
  );
  return row && Locked.parse(row).locked;
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
