import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../kit/page-head.ts';
import { CampaignList, CampaignPage, campaignsQuery, CampaignsSkeleton } from '../../referrals/index.ts';

export const Route = createFileRoute('/_frame/promo-community')({
  loader: async ({ context: { queryClient, orpc } }) => {
    await queryClient.ensureQueryData(campaignsQuery(orpc, 'community'));
  },
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/promo-community',
      title: t(context.i18n)`Promotions for lessons and crafts · Hirfa`,
      description: t(context.i18n)`Codes that make lessons, crafts and coaching by community providers cheaper.`,
    }),
  component: PromoCommunity,
  pendingComponent: PromoPending,
});

function PromoPending() {
  return (
    <CampaignPage only="community">
      <CampaignsSkeleton />
    </CampaignPage>
  );
}

function PromoCommunity() {
  return (
    <CampaignPage only="community">
      <CampaignList only="community" />
    </CampaignPage>
  );
}
