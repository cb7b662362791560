import { KEPT_ADDRESSES } from '@hirfa/domain/bookings';
import { and, desc, eq, sql } from 'drizzle-orm';
import { serviceAreas } from '../../catalogue/index.ts';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { bookingPlaces, bookings } from '../tables.ts';
import { customerAddresses } from './tables.ts';

const shown = {
  id: customerAddresses.id,
  area: { id: serviceAreas.id, name_en: serviceAreas.name_en, name_ar: serviceAreas.name_ar },
  address: customerAddresses.address,
  name: customerAddresses.name,
};

/** The addresses of a customer, the latest used first. */
export function findAddresses(db: Database, userId: string) {
  return db
    .select(shown)
    .from(customerAddresses)
    .innerJoin(serviceAreas, eq(serviceAreas.id, customerAddresses.area_id))
    .where(eq(customerAddresses.user_id, userId))
    .orderBy(desc(customerAddresses.used_at), desc(customerAddresses.id))
    .limit(KEPT_ADDRESSES.most)
    .execute();
}

export async function findAddress(db: Database, id: string) {
  const [row] = await db
    .select(shown)
    .from(customerAddresses)
    .innerJoin(serviceAreas, eq(serviceAreas.id, customerAddresses.area_id))
    .where(eq(customerAddresses.id, id));
  return row;
}

/** Returns false where the customer has no such address. */
export async function updateAddressName(db: Database, userId: string, id: string, name: string): Promise<boolean> {
  const rows = await db
    .update(customerAddresses)
    .set({ name })
    .where(own(userId, id))
    .returning({ id: sql`1` });
  return rows.length > 0;
}

/** Returns false where the customer has no such address. */
export async function deleteOwnAddress(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(customerAddresses)
    .where(own(userId, id))
    .returning({ id: sql`1` });
  return rows.length > 0;
}

const own = (userId: string, id: string) => and(eq(customerAddresses.id, id), eq(customerAddresses.user_id, userId));

/** The customer of a booking, and where it takes place; undefined for online work. */
export async function findPlaceOfBooking(db: Database, bookingId: string) {
  const [row] = await db
    .select({ user_id: bookings.booker_id, area_id: bookings.area_id, address: bookingPlaces.address })
    .from(bookings)
    .innerJoin(bookingPlaces, eq(bookingPlaces.booking_id, bookings.id))
    .where(eq(bookings.id, bookingId));
  if (row === undefined || row.area_id === null || row.address === null) return undefined;
  return { ...row, area_id: row.area_id, address: row.address };
}

interface Place {
  user_id: string;
  area_id: string;
  address: string;
}

/** An address that is kept already is only used again. */
export async function upsertAddress(db: Database, place: Place, used_at: Date): Promise<void> {
  const { user_id, area_id, address } = customerAddresses;
  await db
    .insert(customerAddresses)
    .values({ id: newId(), ...place, used_at })
    .onConflictDoUpdate({ target: [user_id, area_id, address], set: { used_at } });
}

/** Deletes what is more than the customer may have: those used longest ago. */
export async function deleteOldAddresses(db: Database, userId: string): Promise<void> {
  await db.execute(sql`delete from ${customerAddresses} where id in (
    select id from ${customerAddresses} where user_id = ${userId}
    order by used_at desc, id desc offset ${KEPT_ADDRESSES.most})`);
}
