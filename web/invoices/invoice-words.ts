import type { Invoice } from '@hirfa/contract/invoices';
import type { InvoiceSubject } from '@hirfa/domain/invoices';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a paper is called. */
export function titleOf({ kind, is_receipt }: Pick<Invoice, 'kind' | 'is_receipt'>): MessageDescriptor {
  if (kind === 'credit_note') return msg`Credit note`;
  return is_receipt
    ? msg({ message: 'Receipt', context: 'invoices' })
    : msg({ message: 'Invoice', context: 'invoices' });
}

/** What it is for. */
export const SUBJECTS: Record<InvoiceSubject, MessageDescriptor> = {
  service: msg({ message: 'The service', context: 'invoices' }),
  platform_fee: msg({ message: 'Service fee', context: 'invoices' }),
  commission: msg({ message: 'Commission', context: 'invoices' }),
};
