import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BackgroundWork, type WorkTab } from '../../admin/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/work')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: WorkTab } =>
    tab === 'webhooks' ? { tab: 'webhooks' } : {},
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Background jobs · Hirfa` }] }),
  component: AdminWork,
});

function AdminWork() {
  const { t: text } = useLingui();
  const { tab = 'jobs' } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`Background jobs`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans>Background jobs</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>What failed so often that someone has to decide about it stands in the work queue.</Trans>
      </p>
      <BackgroundWork
        tab={tab}
        onChange={(next) => void navigate({ search: next === 'jobs' ? {} : { tab: next }, resetScroll: false })}
      />
    </div>
  );
}
