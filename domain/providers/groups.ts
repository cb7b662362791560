import type { ProviderType } from './verification.ts';

interface Offering {
  allow_group_booking: boolean | null;
  provider_type: ProviderType;
}

/** Whether a booking is for a number of people: lessons and crafts of who accepts groups are, a repair never is. */
export function takesGroups({ allow_group_booking, provider_type }: Offering): boolean {
  return allow_group_booking === true && provider_type === 'community';
}
