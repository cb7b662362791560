import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProvidersByStatus, Revenue } from '../admin/index.ts';
import { TextLink } from '../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/dashboard')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Admin dashboard · Hirfa` }] }),
  component: AdminDashboard,
});

function AdminDashboard() {
  return (
    <div className="page-width flex flex-col gap-12 py-6">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 className="title-text">
            <Trans>Admin dashboard</Trans>
          </h1>
          <TextLink to="/admin/sign-ins" className="text-s">
            <Trans>How signing in goes</Trans>
          </TextLink>
        </div>
        <p className="mt-1 mb-6 text-s text-ink-1">
          <Trans>The last 30 days, up to this moment.</Trans>
        </p>
        <Revenue />
      </div>
      <ProvidersByStatus />
    </div>
  );
}
