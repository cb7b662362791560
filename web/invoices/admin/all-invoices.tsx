import type { InvoiceRecord } from '@hirfa/contract/invoices';
import { INVOICE_SUBJECTS } from '@hirfa/domain/invoices';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ListFileButton } from '../../ui/admin/file-button.tsx';
import { SearchForm } from '../../ui/admin/search-form.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Dotted } from '../../ui/lines/dotted.tsx';
import { Money } from '../../ui/money.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { DownloadButton } from '../download-button.tsx';
import { SUBJECTS, titleOf } from '../invoice-words.ts';
import { allInvoicesQuery, type InvoiceSearch } from '../queries.ts';

const FIELDS = ['kind', 'subject', 'from', 'until'] as const;

type AllInvoicesProps = { search: InvoiceSearch; onChange: (search: InvoiceSearch) => void };

/** All invoices and credit notes, the newest first, as a search narrows them down. */
export function AllInvoices({ search, onChange }: AllInvoicesProps) {
  return (
    <div className="flex flex-col gap-6">
      <SearchForm
        key={JSON.stringify(search)}
        names={FIELDS}
        search={search}
        onChange={onChange}
        showAll={<ShowAll variant="quiet" />}
        file={<ListFileButton list={{ table: 'invoices', ...search }} />}
      >
        <Fields search={search} />
      </SearchForm>
      <Found {...search} />
    </div>
  );
}

const ShowAll = ({ variant }: { variant: 'quiet' | 'secondary' }) => (
  <ButtonLink to="/admin/invoices" variant={variant}>
    <Trans>Show all invoices</Trans>
  </ButtonLink>
);

function Fields({ search }: { search: InvoiceSearch }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        label={t({ message: 'Kind', context: 'invoices' })}
        name="kind"
        defaultValue={search.kind ?? ''}
        placeholder={t({ message: 'All kinds', context: 'invoices' })}
        options={[
          { value: 'invoice', label: t`Invoices and receipts` },
          { value: 'credit_note', label: t`Credit notes` },
        ]}
      />
      <SelectField
        label={t({ message: 'For', context: 'invoices' })}
        name="subject"
        defaultValue={search.subject ?? ''}
        placeholder={t`Everything`}
        options={INVOICE_SUBJECTS.map((each) => ({ value: each, label: i18n._(SUBJECTS[each]) }))}
      />
      <DayField label={t`From`} name="from" defaultValue={search.from ?? ''} />
      <DayField label={t`Until`} name="until" defaultValue={search.until ?? ''} />
    </>
  );
}

function Found(search: InvoiceSearch) {
  const { t } = useLingui();
  const query = useInfiniteQuery(allInvoicesQuery(useOrpc(), search));
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <QueryList
      query={query}
      failed={t`The invoices could not be loaded`}
      skeleton={<RowsSkeleton lines={3} />}
      empty={
        <EmptyState
          scene={isNarrowed ? 'lost' : 'nothing'}
          heading={t`No invoices`}
          text={
            isNarrowed ? (
              <Trans>No invoice, receipt or credit note matches this search.</Trans>
            ) : (
              <Trans>Invoices, receipts and credit notes of bookings are listed here.</Trans>
            )
          }
          {...(isNarrowed && { action: <ShowAll variant="secondary" /> })}
        />
      }
    >
      {(invoices, more) => (
        <SteadyRows more={more}>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

function Row({ invoice }: { invoice: InvoiceRecord }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const issuer = <bdi>{textIn(invoice, 'issuer_name', language)}</bdi>;
  const receiver = <bdi>{textIn(invoice, 'receiver_name', language)}</bdi>;
  return (
    <li className="flex items-center justify-between gap-4 p-4 sm:px-5">
      <div className="min-w-0">
        <h2 className="text-s font-semibold text-ink-0">
          <Link to="/admin/bookings/$bookingId" params={{ bookingId: invoice.booking_id }} className="hover:underline">
            {i18n._(titleOf(invoice))} <bdi dir="ltr">{invoice.number}</bdi>
          </Link>
        </h2>
        <p className="mt-0.5 text-xs wrap-anywhere text-ink-1">
          <Trans context="invoices">
            {issuer} to {receiver}
          </Trans>
        </p>
        <p className="mt-0.5 text-xs text-ink-2">
          <Dotted>
            <span>{i18n._(SUBJECTS[invoice.subject])}</span>
            <span>
              <Money amount={invoice.total} piastres />
            </span>
            <span>
              <DateTime at={invoice.issued_at} form="whole-date" />
            </span>
          </Dotted>
        </p>
      </div>
      <DownloadButton invoice={invoice} />
    </li>
  );
}
