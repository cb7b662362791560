import type { Orpc } from '../kit/orpc.ts';

type ProviderType = 'community' | 'trusted_essential';

/** Who invites with a code. */
export function inviterQuery(orpc: Orpc, code: string) {
  return orpc.referrals.getInviter.queryOptions({ input: { code } });
}

export function referralsQuery(orpc: Orpc) {
  return orpc.referrals.getReferrals.queryOptions({ input: {} });
}

const pages = {
  initialPageParam: undefined,
  getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
};
const next = (cursor: string | undefined) => ({ limit: 24, ...(cursor && { cursor }) });

export function invitedQuery(orpc: Orpc) {
  return orpc.referrals.listInvited.infiniteOptions({ input: next, ...pages });
}

export function creditQuery(orpc: Orpc) {
  return orpc.referrals.listCredit.infiniteOptions({ input: next, ...pages });
}

export function campaignsQuery(orpc: Orpc, provider_type: ProviderType | undefined) {
  return orpc.referrals.listCampaigns.queryOptions({ input: provider_type === undefined ? {} : { provider_type } });
}

export function promotionsQuery(orpc: Orpc) {
  return orpc.referrals.listPromotions.infiniteOptions({ input: next, ...pages });
}

export function refusedQuery(orpc: Orpc) {
  return orpc.referrals.listRefusedInvitations.infiniteOptions({ input: next, ...pages });
}

export function invitationAmountQuery(orpc: Orpc) {
  return orpc.referrals.getInvitationAmount.queryOptions({ input: {} });
}
