import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignIns } from '../../accounts/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/sign-ins')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Sign-ins · Hirfa` }] }),
  component: AdminSignIns,
});

function AdminSignIns() {
  const { t: text } = useLingui();
  const { session } = Route.useRouteContext();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`Sign-ins`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans>Sign-ins</Trans>
      </h1>
      <p className="mt-1 mb-6 text-s text-ink-1">
        <Trans>The last 24 hours, up to this moment.</Trans>
      </p>
      <SignIns onThisDevice={session?.log.stored() ?? []} />
    </div>
  );
}
