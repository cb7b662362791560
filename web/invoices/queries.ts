import type { InvoiceKind, InvoiceSubject } from '@hirfa/domain/invoices';
import type { Orpc } from '../kit/orpc.ts';

/** What narrows the list of admins down. Days are "2026-11-30". */
export interface InvoiceSearch {
  kind?: InvoiceKind;
  subject?: InvoiceSubject;
  from?: string;
  until?: string;
}

/** The invoices of a booking that one may read. */
export function bookingInvoicesQuery({ invoices }: Orpc, id: string) {
  return invoices.listBookingInvoices.queryOptions({ input: { id } });
}

/** Those of the provider, page by page, the newest first. */
export function ownInvoicesQuery({ invoices }: Orpc) {
  return invoices.listOwnInvoices.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 12, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** How the person is registered for taxes. */
export function taxDetailsQuery({ invoices }: Orpc) {
  return invoices.getTaxDetails.queryOptions({ input: {} });
}

/** All invoices, page by page, the newest first. */
export function allInvoicesQuery({ invoices }: Orpc, search: InvoiceSearch) {
  return invoices.listInvoices.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...search, limit: 24, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
