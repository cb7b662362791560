import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProveSecondFactor } from '../../accounts/index.ts';
import { AnnouncementForm, AnnouncementHistory } from '../../notifications/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

/** What admins write to topics and persons. 2.37 */
export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/notifications')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Send notifications · Hirfa` }] }),
  component: AdminNotifications,
});

function AdminNotifications() {
  const { t: text } = useLingui();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`Send notifications`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans>Send notifications</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>Everybody of a topic finds it in their list; devices ring where their owners want that.</Trans>
      </p>
      <AnnouncementForm renderProof={(form) => <ProveSecondFactor {...form} />} />
      <h2 className="mt-10 mb-4 text-l font-semibold text-ink-0">
        <Trans>History</Trans>
      </h2>
      <AnnouncementHistory />
    </div>
  );
}
