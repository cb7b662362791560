import type { Day } from '@hirfa/domain/market';
import type { VerificationStatus } from '@hirfa/domain/providers';
import { desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';
import { dailyRevenue } from './tables.ts';

export function findRevenueSince(db: Database, first: Day) {
  return db.select().from(dailyRevenue).where(gte(dailyRevenue.date, first)).execute();
}

export function findProvidersByStatus(db: Database, status: VerificationStatus) {
  return db
    .select({
      id: providerProfiles.id,
      user_id: providerProfiles.user_id,
      full_name: providerProfiles.full_name,
      full_name_ar: providerProfiles.full_name_ar,
      avatar_url: providerProfiles.avatar_url,
      business_name: providerProfiles.business_name,
      verification_status: providerProfiles.verification_status,
      provider_type: providerProfiles.provider_type,
      is_active: providerProfiles.is_active,
      experience_level: providerProfiles.experience_level,
      primary_category: providerProfiles.primary_category,
      total_jobs: providerProfiles.total_jobs,
      average_rating: providerProfiles.average_rating,
      skill_verification_notes: providerProfiles.skill_verification_notes,
      created_at: providerProfiles.created_at,
    })
    .from(providerProfiles)
    .where(eq(providerProfiles.verification_status, status))
    .orderBy(desc(providerProfiles.created_at), desc(providerProfiles.id))
    .execute();
}
