import { requiredDocuments } from '@hirfa/domain/providers';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { providerApplications, providerChangeRequests, providerProfiles } from '../../providers/index.ts';
import type { Owner } from './documents.ts';

const OF_APPLICATION = { purpose: 'application' as const };
const OF_CHANGE = { kind: 'skill_verification_document_url' as const, purpose: 'change' as const };

type Dated = Owner & { sent_at: Date | null };

/** Those who wait for a decision come first. */
export async function findProviders(db: Database): Promise<Dated[]> {
  const { id, verification_status, is_active, full_name, user_id } = providerProfiles;
  const { provider_id, status } = providerChangeRequests;
  const rows = await db
    .select({ provider: providerProfiles, request: providerChangeRequests.id })
    .from(providerProfiles)
    .leftJoin(providerChangeRequests, and(eq(provider_id, id), eq(status, 'open')))
    .where(or(eq(is_active, false), isNotNull(provider_id)))
    .orderBy(asc(verification_status), asc(full_name), asc(user_id));
  return rows.map(({ provider, request }) => ({
    ...provider,
    full_name_ar: provider.full_name_ar ?? provider.full_name,
    documents:
      request === null ? requiredDocuments(provider).map((kind) => ({ kind, ...OF_APPLICATION })) : [OF_CHANGE],
  }));
}

export async function findDrafts(db: Database): Promise<Dated[]> {
  const rows = await db.select().from(providerApplications);
  return rows.map(({ user_id, form: { full_name, full_name_ar }, updated_at }) => ({
    user_id,
    full_name: full_name || full_name_ar,
    full_name_ar: full_name_ar || full_name,
    business_name: null,
    business_name_ar: null,
    documents: [{ kind: 'national_id_front', ...OF_APPLICATION }],
    sent_at: updated_at,
  }));
}
