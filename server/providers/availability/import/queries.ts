import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../platform/db.ts';
import { providerBusyTimes, providerCalendars } from '../../availability-tables.ts';
import type { BusyTime } from '../queries.ts';

interface ImportState {
  import_address?: string | null;
  import_read_at?: Date | null;
  import_problem: string | null;
  import_etag?: string | null;
  import_next_at: Date;
  import_setbacks: number;
  import_unread?: number;
  import_guessed?: number;
}

/** Sets the address of a provider's imported calendar, or none; nothing of the one before stays. */
export async function setImport(db: Database, providerId: string, import_address: string | null): Promise<void> {
  const state = { import_read_at: null, import_problem: null, import_etag: null, import_next_at: null };
  const set = { import_address, ...state, import_setbacks: 0, import_unread: 0, import_guessed: 0 };
  await db
    .insert(providerCalendars)
    .values({ provider_id: providerId, ...set })
    .onConflictDoUpdate({ target: providerCalendars.provider_id, set });
  await db.delete(providerBusyTimes).where(eq(providerBusyTimes.provider_id, providerId));
}

const Kept = z.tuple([z.object({ kept: z.boolean() })]);

/** Whether a provider's calendar is read: not that of a person who is suspended or is no provider any more. */
export async function keepsCalendars(db: Database, providerId: string): Promise<boolean> {
  const [{ kept }] = Kept.parse(await db.execute(sql`select keeps_calendars(${providerId}) as kept`));
  return kept;
}

/** The calendar is about to be read. */
export async function awaitReading(db: Database, providerId: string): Promise<void> {
  await db.update(providerCalendars).set({ import_next_at: null }).where(eq(providerCalendars.provider_id, providerId));
}

/** Saves how the reading of an address went. */
export async function saveReading(db: Database, providerId: string, state: Omit<ImportState, 'import_address'>) {
  await db.update(providerCalendars).set(state).where(eq(providerCalendars.provider_id, providerId));
}

/** One statement for all of them, whose text does not grow with their number. */
export async function replaceBusyTimes(db: Database, providerId: string, busy: readonly BusyTime[]): Promise<void> {
  await db.delete(providerBusyTimes).where(eq(providerBusyTimes.provider_id, providerId));
  const rows = JSON.stringify(busy);
  await db.execute(sql`insert into ${providerBusyTimes} (provider_id, starts_at, ends_at)
    select ${providerId}::uuid, starts_at, ends_at
    from json_to_recordset(${rows}::json) as given (starts_at timestamptz, ends_at timestamptz)`);
}
