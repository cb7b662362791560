import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../kit/page-head.ts';
import { CampaignList, CampaignPage, campaignsQuery, CampaignsSkeleton } from '../../referrals/index.ts';

export const Route = createFileRoute('/_frame/promo')({
  loader: async ({ context: { queryClient, orpc } }) => {
    await queryClient.ensureQueryData(campaignsQuery(orpc, undefined));
  },
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/promo',
      title: t(context.i18n)`Promotions · Hirfa`,
      description: t(context.i18n)`Codes that make a booking on Hirfa cheaper, and for how long they count.`,
    }),
  component: Promo,
  pendingComponent: PromoPending,
});

function PromoPending() {
  return (
    <CampaignPage>
      <CampaignsSkeleton />
    </CampaignPage>
  );
}

function Promo() {
  return (
    <CampaignPage>
      <CampaignList />
    </CampaignPage>
  );
}
