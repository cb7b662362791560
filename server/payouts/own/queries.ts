import { and, asc, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { bookings } from '../../bookings/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { payoutEntries, payouts } from '../tables.ts';

const Facts = z
  .array(
    z.object({
      changed_at: z.coerce.date().nullable(),
      returned_at: z.coerce.date().nullable(),
      has_left: z.boolean(),
      is_suspended: z.boolean(),
    }),
  )
  .max(1);

/** What may hold the payouts of the actor. */
export async function findOwnFacts(db: Database, providerId: string) {
  const rows = await db.execute(sql`select changed_at, returned_at, has_left, is_suspended
    from payout_facts(${providerId}::uuid)`);
  return Facts.parse([...rows])[0];
}

/** The open payout of a provider, with its entries. */
export async function findOwnOpen(db: Database, providerId: string) {
  const [payout] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.provider_id, providerId), eq(payouts.state, 'open')));
  return payout && { payout, entries: await findEntries(db, payout.id) };
}

function findEntries(db: Database, payoutId: string) {
  return db
    .select({ booking_id: payoutEntries.booking_id, amount: payoutEntries.amount })
    .from(payoutEntries)
    .where(eq(payoutEntries.payout_id, payoutId))
    .execute();
}

/** The payouts of a provider, the newest week first. */
export function findOwnPayouts(db: Database, providerId: string, cursor: Cursor | null, rows: number) {
  const before = cursor && new Date(cursor[0]).toISOString().slice(0, 10);
  return db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.provider_id, providerId),
        cursor === null ? undefined : sql`(${payouts.week}, ${payouts.id}) < (${before}::date, ${cursor[1]}::uuid)`,
      ),
    )
    .orderBy(desc(payouts.week), desc(payouts.id))
    .limit(rows)
    .execute();
}

/** One payout of a provider. */
export async function findOwnPayout(db: Database, providerId: string, id: string) {
  const [payout] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.provider_id, providerId), eq(payouts.id, id)));
  return payout;
}

/** The jobs of a payout, the oldest first. A job that was deleted has no title any more. */
export function findStatementLines(db: Database, payoutId: string) {
  return db
    .select({
      booking_id: payoutEntries.booking_id,
      amount: payoutEntries.amount,
      title_en: bookings.title,
      title_ar: bookings.title_ar,
      starts_at: bookings.starts_at,
    })
    .from(payoutEntries)
    .leftJoin(bookings, eq(bookings.id, payoutEntries.booking_id))
    .where(eq(payoutEntries.payout_id, payoutId))
    .orderBy(asc(bookings.starts_at), asc(payoutEntries.booking_id))
    .execute();
}

/** The name of a provider, as customers read it. */
export async function findProviderNames(db: Database, providerId: string) {
  const [row] = await db
    .select({ name_en: providerProfiles.display_name_en, name_ar: providerProfiles.display_name_ar })
    .from(providerProfiles)
    .where(eq(providerProfiles.id, providerId));
  return row ?? { name_en: '', name_ar: '' };
}

/** A payout with the person who is paid. */
export async function findWithOwner(db: Database, id: string) {
  const [found] = await db
    .select({ payout: payouts, user_id: providerProfiles.user_id })
    .from(payouts)
    .innerJoin(providerProfiles, eq(providerProfiles.id, payouts.provider_id))
    .where(eq(payouts.id, id));
  return found;
}
