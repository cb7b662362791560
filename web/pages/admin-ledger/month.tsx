import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { monthIn, MonthOfLedger } from '../../payments/index.ts';
import { LastNights } from '../../reconciliation/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/ledger')({
  validateSearch: monthIn,
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Books · Hirfa` }] }),
  component: AdminLedger,
});

function AdminLedger() {
  const { t: text } = useLingui();
  const { month } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text({ message: 'Books', context: 'ledger' })}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 mb-6 title-text">
        <Trans context="ledger">Books</Trans>
      </h1>
      <MonthOfLedger
        month={month}
        onChange={(chosen) => void navigate({ search: { month: chosen }, resetScroll: false })}
      />
      <div className="mt-10">
        <LastNights />
      </div>
    </div>
  );
}
