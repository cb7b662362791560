import type { CategoryTab } from '../catalogue/index.ts';

export const VERIFICATION_STATUSES = ['pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

export const PROVIDER_TYPES = ['community', 'trusted_essential'] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

/** The part of the catalogue in which providers of a type work. */
export const TAB_OF = { community: 'community', trusted_essential: 'trusted' } as const satisfies Record<
  ProviderType,
  CategoryTab
>;

/** hobby is shown as "Passionate Hobbyist", professional as "Certified Professional" (specification 8). */
export const EXPERIENCE_LEVELS = ['hobby', 'professional'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** The levels that an approval can give: no trusted essential is a hobbyist (product decision: providers). */
export function levelsFor(type: ProviderType): readonly ExperienceLevel[] {
  return type === 'community' ? EXPERIENCE_LEVELS : ['professional'];
}

/** An unknown status is treated as pending (specification 4). 4.15 */
export function readVerificationStatus(status: string): VerificationStatus {
  return VERIFICATION_STATUSES.find((known) => known === status) ?? 'pending';
}

/** The status of providers, active or suspended. */
export const VERIFIED = 'verified' satisfies VerificationStatus;

/** A user counts as provider only when verified and active (specification 4). 4.16 */
export function countsAsProvider(profile: { verification_status: string; is_active: boolean }): boolean {
  return readVerificationStatus(profile.verification_status) === VERIFIED && profile.is_active;
}
