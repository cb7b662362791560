import { CategoryBrief, ServiceArea } from '@hirfa/contract/catalogue';
import { CARD_PRICING_MODES } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TimeRange } from '@hirfa/domain/bookings';
import type { newPayment } from '../../payments/index.ts';
import { databaseConstraint } from '../../platform/errors/database-errors.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import type { StreamHint } from '../../platform/streams.ts';
import { CalendarRow } from '../calendar-queries.ts';
import type { BookableOffer } from '../queries.ts';
import type { bookingServices } from '../stored-services/tables.ts';
import { bookingHistory, bookingPlaces, bookings, bookingSlots, bookingStartCodes, publicOffers } from '../tables.ts';

const Text = z.string();
const OfferToBook = z.object({
  offer: z.object({
    id: Text,
    provider_id: Text,
    service_id: Text.nullable(),
    category_slug: Text,
    title_en: Text,
    title_ar: Text,
    base_price: Text,
    pricing_mode: z.enum(CARD_PRICING_MODES),
    duration_minutes: z.number(),
    supports_online: z.boolean(),
    supports_in_person: z.boolean(),
    allow_group_booking: z.boolean(),
    warranty_days: z.number().nullable(),
    area_ids: z.array(Text),
  } satisfies Record<keyof BookableOffer, unknown>),
  is_own: z.boolean(),
  settings: z.unknown(),
  category: CategoryBrief,
  service_slug: Text.nullable(),
  area: ServiceArea.nullable(),
});

/**
 * An offer that can be booked now, with the settings of its rates and what a booking of it shows; undefined if its
 * provider or card is not active. Written as SQL: to build its text again took an eighth of the time of a booking.
 */
export async function findOfferToBook(db: Database, { cardId, areaId, now }: Wanted) {
  const [row] = await db.execute(sql`
    select offers.*, offers.provider_id is not distinct from actor_provider_id() as is_own,
      settings_of_offer(offers.provider_id, offers.category_slug, ${now.toISOString()}) as settings,
      json_build_object('slug', categories.slug, 'tab', categories.tab, 'icon', categories.icon, 'hue', categories.hue,
        'name_en', categories.name_en, 'name_ar', categories.name_ar) as category,
      services.slug as service_slug, areas.area
    from public_offers as offers
    join categories on categories.slug = offers.category_slug
    left join services on services.id = offers.service_id
    left join lateral (
      select json_build_object('id', id, 'name_en', name_en, 'name_ar', name_ar) as area
      from service_areas where id = ${areaId}
    ) as areas on true
    where offers.id = ${cardId}`);
  return row && OfferToBook.parse({ ...row, offer: row });
}

interface Wanted {
  cardId: string;
  areaId: string | null;
  now: Date;
}

const Locked = z.object({
  locked: z.object({
    provider: z
      .object({ provider_user_id: Text, display_name_en: Text, display_name_ar: Text, provider_avatar_url: Text })
      .nullable(),
    customer: z.object({ customer_full_name: Text, customer_avatar_url: Text }),
    calendar: CalendarRow,
    unpaid: z.array(
      z.object({
        created_at: z.coerce.date(),
        hold_until: z.coerce.date(),
        is_open: z.boolean(),
        is_package: z.boolean(),
      }),
    ),
  }),
});

/**
 * Takes the locks of a booking of this offer by the actor, and reads what decides about it: the provider, null if the
 * actor cannot book them, the calendar of a range, and the bookings since an instant that the actor has not paid. All
 * of it holds until the end of this transaction. Undefined if its provider or card is not active.
 */
export async function lockForBooking(db: Database, cardId: string, { start, end }: TimeRange, unpaidSince: Date) {
  const [from, to, since] = [start, end, unpaidSince].map((at) => sql`${at.toISOString()}::timestamptz`);
  const [row] = await db.execute(
    sql`select lock_for_booking(provider_id, ${from}, ${to}, ${since}) as locked from ${publicOffers} where id = ${cardId}`,
  );
  return row && Locked.parse(row).locked;
}

/** The rows of a new booking. What they repeat of the booking itself is not given: the database takes it from there. */
export interface NewBooking {
  slot: Pick<typeof bookingSlots.$inferSelect, 'occupied'>;
  booking: typeof bookings.$inferSelect;
  place: Pick<typeof bookingPlaces.$inferSelect, 'address' | 'notes'>;
  start_code: Pick<typeof bookingStartCodes.$inferSelect, 'code'>;
  payment: ReturnType<typeof newPayment>;
  discounts: readonly { id: string; kind: string; amount: string }[];
  services: readonly Omit<typeof bookingServices.$inferSelect, 'booking_id'>[];
  history: Pick<typeof bookingHistory.$inferSelect, 'id'>;
  events: readonly StreamHint[];
}

/**
 * Inserts a new booking when this transaction is committed. If its slot is not free any more, the transaction fails:
 * `isSlotTaken`.
 */
export function insertBooking(db: Transaction, rows: NewBooking): void {
  db.withCommit(sql`select insert_booking(${JSON.stringify(rows)}::json)`);
}

/** Whether a transaction failed because the slot of its booking was taken. */
export const isSlotTaken = (error: unknown): boolean => databaseConstraint(error) === 'booking_slots_no_overlap';
