import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OpenedMail } from '../../admin/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/outbox/$mailId')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`A mail · Hirfa` }] }),
  component: AdminMail,
});

function AdminMail() {
  const { t: text } = useLingui();
  const { mailId } = Route.useParams();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`A mail`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
        <Link to="/admin/outbox">
          <Trans>E-mails and texts</Trans>
        </Link>
      </Breadcrumbs>
      <OpenedMail key={mailId} id={mailId} />
    </div>
  );
}
