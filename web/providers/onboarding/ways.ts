import { type ApplicationForm, isFirmOf } from '@hirfa/domain/providers';

/** The three ways to join (product decision: providers). */
export const WAYS = {
  community: { provider_type: 'community', is_firm: false },
  tradesperson: { provider_type: 'trusted_essential', is_firm: false },
  firm: { provider_type: 'trusted_essential', is_firm: true },
} as const;
export type Way = keyof typeof WAYS;

export function wayOf(form: Pick<ApplicationForm, 'provider_type' | 'is_firm'>): Way | null {
  if (form.provider_type === null) return null;
  if (form.provider_type === 'community') return 'community';
  return isFirmOf(form) ? 'firm' : 'tradesperson';
}
