import { eq } from 'drizzle-orm';
import { bookings } from '../bookings/index.ts';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';
import { chatMembers, chats } from './tables.ts';

/** The people of a booking, and whether its payment is authorized. */
export async function findPeople(db: Database, bookingId: string) {
  const [row] = await db
    .select({
      authorized_at: bookings.authorized_at,
      customer_id: bookings.booker_id,
      provider_id: bookings.provider_id,
      provider_user_id: providerProfiles.user_id,
    })
    .from(bookings)
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .where(eq(bookings.id, bookingId));
  return row;
}

type People = Omit<NonNullable<Awaited<ReturnType<typeof findPeople>>>, 'authorized_at'>;

/** Adds the chat of a booking, unless it has one. */
export async function insertChat(db: Database, booking_id: string, people: People, now: Date): Promise<void> {
  const { customer_id, provider_user_id } = people;
  const opened = await db
    .insert(chats)
    .values({ booking_id, ...people, last_at: now, opened_at: now })
    .onConflictDoNothing()
    .returning({ id: chats.booking_id });
  if (opened.length === 0) return;
  await db.insert(chatMembers).values([
    { booking_id, user_id: customer_id, part: 'customer' },
    { booking_id, user_id: provider_user_id, part: 'provider' },
  ]);
}
