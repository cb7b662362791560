import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PersonView, ProveSecondFactor } from '../../accounts/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/people/$personId')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`A person · Hirfa` }] }),
  component: AdminPerson,
});

function AdminPerson() {
  const { t: text } = useLingui();
  const { personId } = Route.useParams();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`A person`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
        <Link to="/admin/people">
          <Trans context="admin pages">People</Trans>
        </Link>
      </Breadcrumbs>
      <PersonView key={personId} id={personId} renderProof={(form) => <ProveSecondFactor {...form} />} />
    </div>
  );
}
