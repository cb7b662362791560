import type { SaveAvailability } from '@hirfa/contract/providers';
import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import type { Database } from '../../platform/db.ts';
import {
  providerBusyTimes,
  providerCalendars,
  providerDayExceptions,
  providerHourTemplates,
  providerTemplateHours,
} from '../availability-tables.ts';
import { findWeek, replaceWeek } from '../applications/queries.ts';
import { providerProfiles } from '../tables.ts';

/** A person's provider profile with the terms on which they can be booked. */
export async function findTerms(db: Database, userId: string) {
  const { id, verification_status, is_active } = providerProfiles;
  const { notice_minutes, horizon_days, slot_step_minutes, travel_buffer_minutes } = providerProfiles;
  const terms = { notice_minutes, horizon_days, slot_step_minutes, travel_buffer_minutes };
  const [row] = await db
    .select({ id, verification_status, is_active, terms })
    .from(providerProfiles)
    .where(eq(providerProfiles.user_id, userId));
  return row;
}

/** When a provider works, without days that have passed. */
export async function findHours(db: Database, providerId: string, today: string) {
  const [weekly, templates, templateHours, exceptions] = await Promise.all([
    findWeek(db, providerId),
    db
      .select()
      .from(providerHourTemplates)
      .where(and(eq(providerHourTemplates.provider_id, providerId), gte(providerHourTemplates.last_day, today)))
      .orderBy(asc(providerHourTemplates.first_day)),
    findTemplateHours(db, providerId),
    db
      .select()
      .from(providerDayExceptions)
      .where(and(eq(providerDayExceptions.provider_id, providerId), gte(providerDayExceptions.day, today)))
      .orderBy(asc(providerDayExceptions.day), sql`${providerDayExceptions.from_minute} nulls first`),
  ]);
  return {
    weekly,
    templates: templates.map(({ id, provider_id: _, ...template }) => ({
      ...template,
      hours: templateHours.flatMap(({ template_id, ...hours }) => (template_id === id ? hours : [])),
    })),
    exceptions: exceptions.map(({ day, from_minute: from, to_minute: to }) =>
      from === null || to === null
        ? { kind: 'off' as const, day }
        : { kind: 'hours' as const, day, from_minute: from, to_minute: to },
    ),
  };
}

function findTemplateHours(db: Database, providerId: string) {
  const { template_id, weekday, from_minute, to_minute } = providerTemplateHours;
  return db
    .select({ template_id, weekday, from_minute, to_minute })
    .from(providerTemplateHours)
    .innerJoin(providerHourTemplates, eq(providerHourTemplates.id, template_id))
    .where(eq(providerHourTemplates.provider_id, providerId))
    .orderBy(asc(weekday), asc(from_minute));
}

export async function findCalendar(db: Database, providerId: string) {
  const [row] = await db.select().from(providerCalendars).where(eq(providerCalendars.provider_id, providerId));
  return row;
}

export interface BusyTime {
  starts_at: Date;
  ends_at: Date;
}

/** The imported busy times of a provider; those of a span if it is given. */
export function findBusyTimes(db: Database, providerId: string, span?: { from: Date; to: Date }): Promise<BusyTime[]> {
  const { starts_at, ends_at } = providerBusyTimes;
  const isInSpan = span && and(lt(starts_at, span.to), gt(ends_at, span.from));
  return db
    .select({ starts_at, ends_at })
    .from(providerBusyTimes)
    .where(and(eq(providerBusyTimes.provider_id, providerId), isInSpan))
    .orderBy(asc(starts_at))
    .execute();
}

/** Sets the secret of the address of a provider's feed, or removes it. */
export async function setFeedToken(db: Database, providerId: string, feed_token: string | null): Promise<void> {
  await db
    .insert(providerCalendars)
    .values({ provider_id: providerId, feed_token })
    .onConflictDoUpdate({ target: providerCalendars.provider_id, set: { feed_token } });
}

/** Raises the version of a calendar that has this one; false if it has another. */
export async function raiseVersion(db: Database, providerId: string, version: number): Promise<boolean> {
  await db.insert(providerCalendars).values({ provider_id: providerId }).onConflictDoNothing();
  const { rowCount } = await db
    .update(providerCalendars)
    .set({ version: sql`${providerCalendars.version} + 1` })
    .where(and(eq(providerCalendars.provider_id, providerId), eq(providerCalendars.version, version)));
  return rowCount === 1;
}

/** Statements of one connection run one after the other: those that delete come first. */
export async function replaceHours(
  db: Database,
  providerId: string,
  { weekly, templates, exceptions }: Pick<SaveAvailability, 'weekly' | 'templates' | 'exceptions'>,
): Promise<void> {
  const withIds = templates.map((template) => ({ ...template, id: newId() }));
  await replaceWeek(db, providerId, weekly);
  await db.delete(providerHourTemplates).where(eq(providerHourTemplates.provider_id, providerId));
  await db.delete(providerDayExceptions).where(eq(providerDayExceptions.provider_id, providerId));
  const own = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, provider_id: providerId }));
  const hours = withIds.flatMap(({ id, hours: given }) => given.map((each) => ({ ...each, template_id: id })));
  if (withIds.length > 0)
    await db.insert(providerHourTemplates).values(own(withIds.map(({ hours: _, ...template }) => template)));
  if (hours.length > 0) await db.insert(providerTemplateHours).values(hours);
  if (exceptions.length > 0)
    await db.insert(providerDayExceptions).values(own(exceptions.map((exception) => ({ ...exception, id: newId() }))));
}

/** For a change of who can book when: waits for bookings of this provider, which then wait until it is committed. */
export async function lockCalendar(db: Database, providerId: string): Promise<void> {
  await db.execute(sql`select lock_calendar(${providerId}::uuid)`);
}
