import type { Invoice } from '@hirfa/contract/invoices';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { DateTime } from '../ui/date-time.tsx';
import { SmallError } from '../ui/feedback/small-error.tsx';
import { Money } from '../ui/money.tsx';
import { DownloadButton } from './download-button.tsx';
import { SUBJECTS, titleOf } from './invoice-words.ts';
import { bookingInvoicesQuery } from './queries.ts';

/** The invoices, receipts and credit notes of a booking that one may read; nothing while there are none. */
export function InvoiceList({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const id = useId();
  const { data, isError, refetch } = useQuery(bookingInvoicesQuery(useOrpc(), bookingId));
  if (isError && data === undefined)
    return <SmallError heading={t`The invoices could not be loaded`} onRetry={() => void refetch()} />;
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-m border border-sand-2 bg-card p-5 sm:p-6">
      <h2 id={id} className="section-text mb-2">
        <Trans>Invoices and receipts</Trans>
      </h2>
      <ul className="divide-y divide-sand-2">
        {data.items.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { i18n } = useLingui();
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold text-ink-0">{i18n._(SUBJECTS[invoice.subject])}</p>
        <p className="text-s text-ink-1">
          <span className="whitespace-nowrap">
            {i18n._(titleOf(invoice))} <bdi dir="ltr">{invoice.number}</bdi>
          </span>{' '}
          · <Money amount={invoice.total} piastres /> ·{' '}
          <span className="whitespace-nowrap">
            <DateTime at={invoice.issued_at} form="whole-date" />
          </span>
        </p>
      </div>
      <DownloadButton invoice={invoice} />
    </li>
  );
}
