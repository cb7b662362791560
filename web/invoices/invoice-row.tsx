import type { Invoice } from '@hirfa/contract/invoices';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '../ui/class-names.ts';
import { DateTime } from '../ui/date-time.tsx';
import { Dotted } from '../ui/lines/dotted.tsx';
import { Money } from '../ui/money.tsx';
import { DownloadButton } from './download-button.tsx';
import { SUBJECTS, titleOf } from './invoice-words.ts';

type InvoiceRowProps = {
  invoice: Invoice;
  /** What was booked, where papers of several bookings are listed. */
  about?: string;
  className: string;
};

/** A paper with its number, what it is for, and the button that downloads it. */
export function InvoiceRow({ invoice, about, className }: InvoiceRowProps) {
  const { i18n } = useLingui();
  return (
    <li className={classNames('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}>
      <div className="min-w-0">
        <p className="font-semibold text-ink-0">{i18n._(SUBJECTS[invoice.subject])}</p>
        {about !== undefined && (
          <p className="text-s wrap-anywhere text-ink-1">
            <bdi>{about}</bdi>
          </p>
        )}
        <p className="text-s text-ink-1">
          <Dotted>
            <span>
              {i18n._(titleOf(invoice))} <bdi dir="ltr">{invoice.number}</bdi>
            </span>
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
