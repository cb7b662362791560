import type { WeeklyHours } from '@hirfa/domain/bookings';
import type { ApplicationForm, ApplicationStep } from '@hirfa/domain/providers';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { categories, serviceAreas, services, shareCatalogue } from '../../catalogue/index.ts';
import { profiles } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerApplications, providerDocuments } from '../application-tables.ts';
import { providerProfiles, providerServiceAreas, providerWeeklyHours, serviceCards } from '../tables.ts';

export async function findApplication(db: Database, userId: string) {
  const { form, step, version } = providerApplications;
  const [row] = await db
    .select({ form, step, version })
    .from(providerApplications)
    .where(eq(providerApplications.user_id, userId));
  return row;
}

/** The saved form, locked while it is sent. */
export async function lockApplication(db: Database, userId: string) {
  const { form, version } = providerApplications;
  const [row] = await db
    .select({ form, version })
    .from(providerApplications)
    .where(eq(providerApplications.user_id, userId))
    .for('update');
  return row;
}

interface Save {
  user_id: string;
  form: ApplicationForm;
  step: ApplicationStep;
  /** The version that the form is based on. */
  version: number;
  now: Date;
}

/** Saves a form that is based on the stored version; returns the new version, or undefined if there is another one. */
export async function upsertApplication(db: Database, { user_id, form, step, version, now }: Save) {
  const change = { form, step, version: version + 1, updated_at: now };
  const isBasedOn = and(eq(providerApplications.user_id, user_id), eq(providerApplications.version, version));
  const [row] =
    version === 0
      ? await db
          .insert(providerApplications)
          .values({ user_id, ...change, created_at: now })
          .onConflictDoNothing()
          .returning({ version: providerApplications.version })
      : await db
          .update(providerApplications)
          .set(change)
          .where(isBasedOn)
          .returning({ version: providerApplications.version });
  return row?.version;
}

/** A save that waited for the application to be sent has an older version, and is refused. */
export async function raiseVersion(db: Database, userId: string): Promise<void> {
  await db
    .update(providerApplications)
    .set({ version: sql`${providerApplications.version} + 1` })
    .where(eq(providerApplications.user_id, userId));
}

/** The documents of a person's application, as they are now. */
export function findDocuments(db: Database, userId: string) {
  const { id, kind, purpose, pages, created_at } = providerDocuments;
  return db
    .select({ id, kind, purpose, pages, created_at })
    .from(providerDocuments)
    .where(and(eq(providerDocuments.user_id, userId), eq(purpose, 'application'), isNull(providerDocuments.removed_at)))
    .orderBy(asc(created_at));
}

/** A deleted profile is as if it were gone. 4.18 */
const isProviderOf = (userId: string) => and(eq(providerProfiles.user_id, userId), isNull(providerProfiles.deleted_at));

/** A person's provider profile with everything that the form has; locked where it will change. */
export async function lockProviderOf(db: Database, userId: string) {
  await shareCatalogue(db);
  const [row] = await db.select().from(providerProfiles).where(isProviderOf(userId)).for('update');
  return row;
}

export async function findProviderOf(db: Database, userId: string) {
  const [row] = await db.select().from(providerProfiles).where(isProviderOf(userId));
  return row;
}

export async function findAreaIds(db: Database, providerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: providerServiceAreas.service_area_id })
    .from(providerServiceAreas)
    .where(eq(providerServiceAreas.provider_id, providerId))
    .orderBy(asc(providerServiceAreas.position));
  return rows.map(({ id }) => id);
}

export function findCards(db: Database, providerId: string) {
  const { title_en, title_ar, base_price, duration_minutes, is_visit, warranty_days } = serviceCards;
  return db
    .select({ service_slug: services.slug, title_en, title_ar, base_price, duration_minutes, is_visit, warranty_days })
    .from(serviceCards)
    .leftJoin(services, eq(services.id, serviceCards.service_id))
    .where(and(eq(serviceCards.provider_id, providerId), serviceCards.is_active))
    .orderBy(asc(serviceCards.created_at), asc(serviceCards.id));
}

export async function findAvatar(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ url: profiles.avatar_url }).from(profiles).where(eq(profiles.user_id, userId));
  return row?.url ?? '';
}

/** The name of a person's account. */
export async function findAccountName(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ name: profiles.full_name }).from(profiles).where(eq(profiles.user_id, userId));
  return row?.name ?? '';
}

/** What a form refers to in the catalogue: its category, and the services and areas that exist. */
export async function findReferences(db: Database, form: ApplicationForm) {
  const slugs = form.cards.flatMap(({ service_slug }) => service_slug ?? []);
  const [[category], offered, areas] = await Promise.all([
    db
      .select({ slug: categories.slug })
      .from(categories)
      .where(eq(categories.slug, form.primary_category ?? '')),
    db
      .select({
        id: services.id,
        slug: services.slug,
        title_en: services.title_en,
        title_ar: services.title_ar,
        category_slug: categories.slug,
      })
      .from(services)
      .innerJoin(categories, eq(categories.id, services.category_id))
      .where(and(inArray(services.slug, slugs), services.is_active)),
    db
      .select({ id: serviceAreas.id })
      .from(serviceAreas)
      .where(inArray(serviceAreas.id, [...form.service_area_zones])),
  ]);
  return { category: category?.slug, services: offered, areas: new Set(areas.map(({ id }) => id)) };
}
export type References = Awaited<ReturnType<typeof findReferences>>;

type Profile = typeof providerProfiles.$inferInsert;
export type ProviderValues = Omit<Profile, 'id' | 'user_id' | 'created_at'>;

export async function insertProvider(db: Database, row: Profile): Promise<void> {
  await db.insert(providerProfiles).values(row);
}

export async function updateProvider(db: Database, id: string, change: Partial<ProviderValues>): Promise<void> {
  await db.update(providerProfiles).set(change).where(eq(providerProfiles.id, id));
}

export async function replaceAreas(db: Database, providerId: string, areaIds: readonly string[]): Promise<void> {
  await db.delete(providerServiceAreas).where(eq(providerServiceAreas.provider_id, providerId));
  const rows = [...new Set(areaIds)].map((id, position) => ({
    provider_id: providerId,
    service_area_id: id,
    position,
  }));
  if (rows.length > 0) await db.insert(providerServiceAreas).values(rows);
}

/** The weekly hours of a provider. */
export function findWeek(db: Database, providerId: string): Promise<WeeklyHours[]> {
  const { weekday, from_minute, to_minute } = providerWeeklyHours;
  return db
    .select({ weekday, from_minute, to_minute })
    .from(providerWeeklyHours)
    .where(eq(providerWeeklyHours.provider_id, providerId))
    .orderBy(asc(weekday), asc(from_minute))
    .execute();
}

export async function replaceWeek(db: Database, providerId: string, hours: readonly WeeklyHours[]): Promise<void> {
  await db.delete(providerWeeklyHours).where(eq(providerWeeklyHours.provider_id, providerId));
  const rows = hours.map((each) => ({ ...each, provider_id: providerId }));
  if (rows.length > 0) await db.insert(providerWeeklyHours).values(rows);
}

/** The offers of an applicant. Nobody has booked one of them: those of a former provider are not active. */
export async function replaceCards(
  db: Database,
  providerId: string,
  cards: readonly (typeof serviceCards.$inferInsert)[],
): Promise<void> {
  await db.delete(serviceCards).where(and(eq(serviceCards.provider_id, providerId), serviceCards.is_active));
  await db.insert(serviceCards).values([...cards]);
}
