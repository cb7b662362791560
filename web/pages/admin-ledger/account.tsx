import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { firstDayOf, LEDGER_ACCOUNTS } from '@hirfa/domain/payments';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useLocale } from '../../kit/use-locale.ts';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { AccountEntries, monthIn } from '../../payments/index.ts';
import { ACCOUNT_WORDS } from '../../ui/admin/account-words.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

const accountIn = (text: string) => LEDGER_ACCOUNTS.find((account) => account === text);

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/ledger/$account')({
  validateSearch: monthIn,
  loader: ({ params }) => {
    if (accountIn(params.account) === undefined) throw notFound();
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`An account of the books · Hirfa` }] }),
  component: AdminLedgerAccount,
});

function AdminLedgerAccount() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const account = accountIn(Route.useParams().account) ?? 'gateway';
  const { month } = useOwnSearch(Route);
  const name = i18n._(ACCOUNT_WORDS[account]);
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={name}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
        <Link to="/admin/ledger" search={month === undefined ? {} : { month }}>
          <Trans context="ledger">Books</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">{name}</h1>
      <p className="mb-6 text-s text-ink-1">
        {month === undefined ? (
          <Trans>This month</Trans>
        ) : (
          formatDateTime(startOfDay(firstDayOf(month)), 'month', locale)
        )}
      </p>
      <AccountEntries key={`${account} ${month ?? ''}`} account={account} month={month} />
    </div>
  );
}
