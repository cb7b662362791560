import type { RecordedEntry } from '@hirfa/contract/payments';
import type { LedgerAccount, Month } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ACCOUNT_EXPLANATIONS } from '../../ui/admin/account-words.ts';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { ledgerEntriesQuery } from '../queries.ts';

/** The entries of an account in a month, in the order in which they were recorded. */
export function AccountEntries({ account, month }: { account: LedgerAccount; month: Month | undefined }) {
  const { t, i18n } = useLingui();
  const wanted = { account, ...(month !== undefined && { month }) };
  const query = useInfiniteQuery(ledgerEntriesQuery(useOrpc(), wanted));
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-2xl text-s text-ink-1">{i18n._(ACCOUNT_EXPLANATIONS[account])}</p>
      <QueryList
        query={query}
        failed={t`The entries could not be loaded`}
        skeleton={<RowsSkeleton />}
        empty={<EmptyState scene="nothing" heading={t`No entries in this month`} />}
      >
        {(entries, more) => (
          <div className="flex flex-col gap-5">
            <ListFileButton list={{ table: 'ledger_entries', ...wanted }} />
            <SteadyRows more={more}>
              {entries.map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </SteadyRows>
          </div>
        )}
      </QueryList>
    </div>
  );
}

function Row({ entry: { at, amount, booking_id, cause } }: { entry: RecordedEntry }) {
  const isCredit = amount.startsWith('-');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 p-4 sm:px-5">
      <div className="min-w-0">
        <p className="text-s font-semibold text-ink-0">
          <DateTime at={at} form="day-and-time" />
        </p>
        <p className="mt-0.5 font-mono text-xs wrap-anywhere text-ink-2">
          <bdi dir="ltr">{cause}</bdi>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-s">
        {booking_id !== null && (
          <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: booking_id }}>
            <Trans>Show the booking</Trans>
          </TextLink>
        )}
        <span className="text-ink-1">{isCredit ? <Trans>Credit side</Trans> : <Trans>Debit side</Trans>}</span>
        <strong className="font-semibold text-ink-0">
          <Money amount={amount.replace('-', '')} piastres />
        </strong>
      </p>
    </li>
  );
}
