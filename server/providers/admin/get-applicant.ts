import type { Applicant } from '@hirfa/contract/providers';
import { maskedPhone } from '@hirfa/domain/accounts';
import { countsAsProvider, LAST_AUDIT_ENTRIES } from '@hirfa/domain/providers';
import { findPhoneNumber } from '../../accounts/index.ts';
import { type AdminCtx, isRefusal, type Refusal, refuse } from '../../kernel/verb.ts';
import type { ProviderServices } from '../services.ts';
import { viewRequest } from '../verification/request-change.ts';
import { findApplicant, findCards, findDocuments, findOpenRequest } from './queries.ts';

type ApplicantCtx = AdminCtx & { services: ProviderServices };

interface Given {
  ctx: ApplicantCtx;
  input: { id: string };
}

/** Everything that an admin needs to decide about an applicant or provider. The look is in the log of the person. */
export async function getApplicant({ ctx, input: { id } }: Given): Promise<Applicant | Refusal<'not_found'>> {
  const found = await readApplicant(ctx, id);
  if (isRefusal(found)) return found;
  const look = { action: 'person.look' as const, entity_type: 'person', entity_id: found.user_id };
  await ctx.audit({ ...look, before: null, after: { provider_id: id } });
  const phone = await findPhoneNumber(ctx.services.pools.auth, found.user_id);
  return { ...found, phone_number: phone && maskedPhone(phone) };
}

async function readApplicant(
  { db, actor, services: { providerElsewhere } }: ApplicantCtx,
  id: string,
): Promise<Omit<Applicant, 'phone_number'> | Refusal<'not_found'>> {
  const found = await findApplicant(db, id);
  if (found === undefined) return refuse('not_found');
  const { provider, category, areas, account, next_free_at } = found;
  const [cards, documents, audit, request] = [
    await findCards(db, id),
    await findDocuments(db, provider.user_id),
    await providerElsewhere.findAuditLog(db, id, LAST_AUDIT_ENTRIES),
    await findOpenRequest(db, id),
  ];
  return {
    ...viewProfile(provider),
    is_own: provider.user_id === actor.user_id,
    account_name: account ?? '',
    category,
    areas,
    cards,
    documents,
    open_bookings: await providerElsewhere.countOpenBookings(db, id),
    unpaid_earnings: await providerElsewhere.findUnpaidEarnings(db, id),
    change_request: request === undefined ? null : viewRequest(request),
    is_listed: countsAsProvider(provider) && provider.is_bookable,
    next_free_at: next_free_at?.toISOString() ?? null,
    audit,
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findApplicant>>>['provider'];

function viewProfile(row: Row) {
  const { sent_at, decided_at, created_at, skills, subscription_packages_enabled: hasPackages } = row;
  const { id, user_id, full_name, full_name_ar, display_name_en, display_name_ar, avatar_url } = row;
  const { business_name, business_name_ar, verification_status, provider_type, is_active, experience_level } = row;
  const { is_founding_provider } = row;
  const { skill_verification_notes, suspension_reason, bio_en, bio_ar, social_media_links } = row;
  const { supports_online, supports_in_person, allow_group_booking, pricing_mode, hourly_rate } = row;
  const names = {
    full_name,
    full_name_ar,
    display_name_en,
    display_name_ar,
    avatar_url,
    business_name,
    business_name_ar,
  };
  const states = { verification_status, provider_type, is_active, experience_level, is_founding_provider };
  const words = {
    skill_verification_notes,
    suspension_reason,
    bio_en,
    bio_ar,
    social_media_links,
    skills: [...skills],
  };
  const terms = { supports_online, supports_in_person, allow_group_booking, pricing_mode, hourly_rate };
  return {
    id,
    user_id,
    ...names,
    ...states,
    ...words,
    ...terms,
    monthly_subscription_rate: hasPackages ? row.monthly_subscription_rate : null,
    yearly_subscription_rate: hasPackages ? row.yearly_subscription_rate : null,
    sent_at: sent_at?.toISOString() ?? null,
    decided_at: decided_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
