import type { VerificationStatus } from '@hirfa/domain/providers';
import type { ServiceArea } from '@hirfa/contract/catalogue';
import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { categories, categoryBrief, serviceAreas } from '../../catalogue/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { providerChangeRequests } from '../application-tables.ts';
import { providerMetrics } from '../metrics/tables.ts';
import { providerProfiles, providerServiceAreas } from '../tables.ts';

export const areasOfProvider = sql<ServiceArea[]>`coalesce((
  select json_agg(json_build_object('id', area.id, 'name_en', area.name_en, 'name_ar', area.name_ar) order by works.position)
  from ${providerServiceAreas} works join ${serviceAreas} area on area.id = works.service_area_id
  where works.provider_id = ${providerProfiles.id}), '[]'::json)`;

const asksForChange = sql`exists (select from ${providerChangeRequests} as asked
  where asked.provider_id = ${providerProfiles}.id and asked.status = 'open')`;

export interface ProviderFilter {
  status_filter: VerificationStatus;
  /** A part of any of their names. */
  name?: string | undefined;
  asks_for_change?: true | undefined;
  after?: Cursor | null;
}

function matches({ status_filter, name, asks_for_change, after }: ProviderFilter) {
  const { id, created_at, full_name, full_name_ar, business_name, business_name_ar } = providerProfiles;
  const pattern = `%${(name ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    eq(providerProfiles.verification_status, status_filter),
    name
      ? or(...[full_name, full_name_ar, business_name, business_name_ar].map((each) => ilike(each, pattern)))
      : undefined,
    asks_for_change ? asksForChange : undefined,
    after
      ? sql`(${created_at}, ${id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`
      : undefined,
  );
}

export function findProvidersByStatus(
  db: Database,
  filter: ProviderFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      id: providerProfiles.id,
      user_id: providerProfiles.user_id,
      full_name: providerProfiles.full_name,
      full_name_ar: providerProfiles.full_name_ar,
      avatar_url: providerProfiles.avatar_url,
      business_name: providerProfiles.business_name,
      business_name_ar: providerProfiles.business_name_ar,
      verification_status: providerProfiles.verification_status,
      provider_type: providerProfiles.provider_type,
      is_active: providerProfiles.is_active,
      experience_level: providerProfiles.experience_level,
      primary_category: providerProfiles.primary_category,
      category: categoryBrief,
      areas: areasOfProvider,
      total_jobs: providerProfiles.total_jobs,
      average_rating: providerMetrics.average_rating,
      skill_verification_notes: providerProfiles.skill_verification_notes,
      suspension_reason: providerProfiles.suspension_reason,
      asks_for_change: sql<boolean>`${asksForChange}`,
      sent_at: providerProfiles.sent_at,
      created_at: providerProfiles.created_at,
    })
    .from(providerProfiles)
    .innerJoin(categories, eq(categories.slug, providerProfiles.primary_category))
    .leftJoin(providerMetrics, eq(providerMetrics.provider_id, providerProfiles.id))
    .where(matches(filter))
    .orderBy(desc(providerProfiles.created_at), desc(providerProfiles.id))
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countProvidersByStatus(db: Database, filter: ProviderFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(providerProfiles).where(matches(filter));
  return row?.total ?? 0;
}
