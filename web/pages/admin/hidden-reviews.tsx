import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HiddenReviews } from '../../reviews/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/hidden-reviews')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Hidden reviews · Hirfa` }] }),
  component: AdminHiddenReviews,
});

function AdminHiddenReviews() {
  const { t: text } = useLingui();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`Hidden reviews`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans>Hidden reviews</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>
          Only their writers see them. Reported and held reviews are decided in the{' '}
          <Link to="/admin/queue" className="underline">
            work queue
          </Link>
          .
        </Trans>
      </p>
      <HiddenReviews />
    </div>
  );
}
