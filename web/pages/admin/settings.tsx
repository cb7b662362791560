import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProveSecondFactor } from '../../accounts/index.ts';
import { SettingsDesk } from '../../admin/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/settings')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Settings · Hirfa` }] }),
  component: AdminSettings,
});

function AdminSettings() {
  const { t: text } = useLingui();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text({ message: 'Settings', context: 'admin pages' })}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans context="admin pages">Settings</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>Each holds from a day on, never from the past. Every change is in the audit log.</Trans>
      </p>
      <SettingsDesk renderProof={(form) => <ProveSecondFactor {...form} />} />
    </div>
  );
}
