import type { OwnInvoice } from '@hirfa/contract/invoices';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLanguage } from '../kit/use-language.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { QueryList } from '../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../ui/feedback/rows-skeleton.tsx';
import { SteadyRows } from '../ui/steady/steady-rows.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { ownInvoicesQuery } from './queries.ts';

/** What a provider has sold, and the commission that they were charged, the newest first. */
export function OwnInvoices() {
  const { t } = useLingui();
  const id = useId();
  const query = useInfiniteQuery(ownInvoicesQuery(useOrpc()));
  return (
    <section aria-labelledby={id} className="mt-8 flex flex-col gap-4">
      <h2 id={id} className="section-text">
        <Trans>Invoices and receipts</Trans>
      </h2>
      <QueryList
        query={query}
        failed={t`The invoices could not be loaded`}
        skeleton={<RowsSkeleton lines={3} />}
        empty={
          <p className="text-ink-1">
            <Trans>
              Once a job is settled, its papers are here: yours to the customer, and ours for the commission.
            </Trans>
          </p>
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
    </section>
  );
}

function Row({ invoice }: { invoice: OwnInvoice }) {
  const language = useLanguage();
  return <InvoiceRow invoice={invoice} about={textIn(invoice, 'title', language)} className="p-4 sm:px-5" />;
}
