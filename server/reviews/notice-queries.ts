import { displayName } from '@hirfa/domain/accounts';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { profiles } from '../accounts/index.ts';
import { bookingHistory, bookings } from '../bookings/index.ts';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';
import { reviews } from './tables.ts';

const people = {
  booking_id: bookings.id,
  customer_id: bookings.booker_id,
  provider_user_id: providerProfiles.user_id,
  title: { en: bookings.title, ar: bookings.title_ar },
  provider: { en: providerProfiles.display_name_en, ar: providerProfiles.display_name_ar },
  customer_name: profiles.full_name,
};

const hasWritten = (subject: 'provider' | 'customer') =>
  sql<boolean>`exists (select from ${reviews} as written
    where written.booking_id = ${bookings.id} and written.subject = ${subject})`;

/** The two people of the booking that a change settled, with whether they have written; undefined if nobody can. */
export async function findAsked(db: Database, historyId: string) {
  const [row] = await db
    .select({
      ...people,
      completed_at: bookings.completed_at,
      by_customer: hasWritten('provider'),
      by_provider: hasWritten('customer'),
    })
    .from(bookingHistory)
    .innerJoin(bookings, eq(bookings.id, bookingHistory.booking_id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .where(
      and(
        eq(bookingHistory.id, historyId),
        ne(bookings.payment_status, 'refunded'),
        sql`not is_all_given_back(${bookings.id})`,
        isNull(bookings.second_visit_of),
      ),
    );
  if (row === undefined || row.completed_at === null) return undefined;
  const { booking_id, title, completed_at, customer_id, provider_user_id, provider, customer_name } = row;
  const customer = displayName(customer_name);
  return {
    booking_id,
    title,
    completed_at,
    people: [
      { user_id: customer_id, part: 'customer' as const, other: provider, has_written: row.by_customer },
      {
        user_id: provider_user_id,
        part: 'provider' as const,
        other: { en: customer, ar: customer },
        has_written: row.by_provider,
      },
    ],
  };
}

/** A shown review with whom it is about. */
export async function findReceived(db: Database, id: string) {
  const [row] = await db
    .select({ ...people, subject: reviews.subject, stars: reviews.stars })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.booking_id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .where(and(eq(reviews.id, id), isNotNull(reviews.published_at), isNull(reviews.hidden_at)));
  if (row === undefined) return undefined;
  const { subject: part, booking_id, stars, title, provider, customer_name } = row;
  const customer = displayName(customer_name);
  const user_id = part === 'provider' ? row.provider_user_id : row.customer_id;
  return {
    user_id,
    part,
    booking_id,
    stars,
    title,
    from: part === 'provider' ? { en: customer, ar: customer } : provider,
  };
}
