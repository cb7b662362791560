import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { SmallError } from '../ui/feedback/small-error.tsx';
import { InvoiceRow } from './invoice-row.tsx';
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
          <InvoiceRow key={invoice.id} invoice={invoice} className="py-3" />
        ))}
      </ul>
    </section>
  );
}
