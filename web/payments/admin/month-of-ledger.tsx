import type { Ledger } from '@hirfa/contract/payments';
import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { firstDayOf, LEDGER_ACCOUNTS, type Month } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../kit/use-locale.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ACCOUNT_EXPLANATIONS, ACCOUNT_WORDS } from '../../ui/admin/account-words.ts';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { CardSkeleton } from '../../ui/feedback/card-skeleton.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ledgerQuery } from '../queries.ts';
import { TrialBalance } from './trial-balance.tsx';

type MonthOfLedgerProps = { month: Month | undefined; onChange: (month: Month) => void };

/** The books of a month: the trial balance with its files, and what the accounts are. */
export function MonthOfLedger({ month, onChange }: MonthOfLedgerProps) {
  const { t } = useLingui();
  const query = useQuery(ledgerQuery(useOrpc(), month));
  return (
    <QueryView
      query={query}
      failed={t`The books could not be loaded`}
      skeleton={<CardSkeleton lines={12} hasHeading />}
    >
      {(ledger) => (
        <div className="flex flex-col gap-6">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <MonthField ledger={ledger} onChange={onChange} />
            <Closing closedAt={ledger.closed_at} />
          </div>
          <TrialBalance ledger={ledger} />
          <Files month={ledger.month} />
          <Explanations />
        </div>
      )}
    </QueryView>
  );
}

function MonthField({ ledger, onChange }: { ledger: Ledger; onChange: (month: Month) => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const months = ledger.months.includes(ledger.month) ? ledger.months : [ledger.month, ...ledger.months];
  return (
    <div className="w-full sm:w-64">
      <SelectField
        label={t({ message: 'Month', context: 'ledger' })}
        value={ledger.month}
        onChange={(event) => onChange(event.target.value)}
        options={months.map((value) => ({
          value,
          label: formatDateTime(startOfDay(firstDayOf(value)), 'month', locale),
        }))}
      />
    </div>
  );
}

function Closing({ closedAt }: { closedAt: string | null }) {
  if (closedAt === null)
    return (
      <p className="max-w-xl text-s text-ink-1">
        <Trans>The month is open: its numbers still change. Its books are closed some hours after its end.</Trans>
      </p>
    );
  const date = <DateTime at={closedAt} form="day-and-time" />;
  return (
    <p className="max-w-xl text-s text-ink-1">
      <Trans>Closed on {date}. Its numbers never change: what is recorded later is in a later month.</Trans>
    </p>
  );
}

function Files({ month }: { month: Month }) {
  return (
    <div className="flex flex-wrap gap-3 *:max-sm:grow">
      <ListFileButton list={{ table: 'ledger', month }}>
        <Trans>Trial balance for Excel</Trans>
      </ListFileButton>
      <ListFileButton list={{ table: 'ledger_entries', month }}>
        <Trans>All entries for Excel</Trans>
      </ListFileButton>
    </div>
  );
}

function Explanations() {
  const { i18n } = useLingui();
  return (
    <Disclosure heading={<Trans>What the accounts are</Trans>} note={<Trans>Debits are received, credits given</Trans>}>
      <dl className="grid gap-x-6 gap-y-4 py-2 text-s sm:grid-cols-2">
        {LEDGER_ACCOUNTS.map((account) => (
          <div key={account}>
            <dt className="font-semibold text-ink-0">{i18n._(ACCOUNT_WORDS[account])}</dt>
            <dd className="mt-0.5 text-ink-1">{i18n._(ACCOUNT_EXPLANATIONS[account])}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
