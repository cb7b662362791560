import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { InvitationAmount, NewPromotionDialog, PromotionList, RefusedInvitations } from '../../referrals/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/promotions')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Promotions · Hirfa` }] }),
  component: AdminPromotions,
});

function AdminPromotions() {
  const { t: text } = useLingui();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text({ message: 'Promotions', context: 'admin pages' })}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="title-text">
          <Trans context="admin pages">Promotions</Trans>
        </h1>
        <NewPromotionDialog />
      </div>
      <h2 className="mb-4 section-text">
        <Trans>Promotion codes</Trans>
      </h2>
      <PromotionList />
      <h2 className="mt-10 mb-4 section-text">
        <Trans>What an invitation is worth</Trans>
      </h2>
      <InvitationAmount />
      <h2 className="mt-10 mb-4 section-text">
        <Trans>Refused invitations</Trans>
      </h2>
      <RefusedInvitations />
    </div>
  );
}
