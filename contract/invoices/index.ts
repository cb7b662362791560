import { INVOICE_KINDS, INVOICE_SUBJECTS } from '@hirfa/domain/invoices';
import { LANGUAGES } from '@hirfa/domain/market';
import * as z from 'zod';
import { adminCall, EXPORT_RATE, personCall } from '../calls.ts';
import { notFound, serviceUnavailable } from '../errors.ts';
import { Amount, DayText, page, pageOf, RateText } from '../lists.ts';

/** An invoice of a booking, or a credit note. */
export const Invoice = z.strictObject({
  id: z.uuid(),
  kind: z.enum(INVOICE_KINDS),
  subject: z.enum(INVOICE_SUBJECTS),
  /** Its issuer has stated no tax number: it is called a receipt. */
  is_receipt: z.boolean(),
  /** As it is printed: "2026-000123". */
  number: z.string(),
  issued_at: z.iso.datetime(),
  total: Amount,
  /** The part of the total that discounts pay. */
  discount: Amount,
});
export type Invoice = z.infer<typeof Invoice>;

/** What narrows the list of admins down; its file takes the same. Days are those of Cairo, both included. */
export const INVOICE_FILTER = {
  kind: z.enum(INVOICE_KINDS).optional(),
  subject: z.enum(INVOICE_SUBJECTS).optional(),
  from: DayText.optional(),
  until: DayText.optional(),
};

/** An invoice as admins read it, with both sides. */
export const InvoiceRecord = Invoice.extend({
  booking_id: z.uuid(),
  issuer_name_en: z.string(),
  issuer_name_ar: z.string(),
  issuer_tax_number: z.string().nullable(),
  receiver_name_en: z.string(),
  receiver_name_ar: z.string(),
  net: Amount,
  vat_rate: RateText,
  vat: Amount,
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;

/** Invoices of settled bookings, and of what is kept of late cancellations. */
export const invoices = {
  /**
   * Those that the caller may read: the customer those of the service and of the fee, the provider those of the service
   * and of the commission, admins all. Those of the service are first, and each is followed by its credit notes.
   */
  listBookingInvoices: personCall
    .meta({ staleAfter: { one: ['booking_changed'] } })
    .route({
      method: 'GET',
      path: '/api/v1/bookings/{id}/invoices',
      summary: 'Invoices of a booking',
      tags: ['payments'],
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.strictObject({ items: z.array(Invoice).max(200) }))
    .errors(notFound),
  /** All invoices, the newest first; each given value narrows them down. */
  listInvoices: adminCall
    .meta({ staleAfter: { any: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/invoices', summary: 'All invoices', tags: ['admin'] })
    .input(z.strictObject({ ...page, ...INVOICE_FILTER }))
    .output(pageOf(InvoiceRecord)),
  /** One of them as a PDF, in one language. 503 where there is no time to print it now. */
  printInvoice: personCall
    .meta({ rate: EXPORT_RATE })
    .route({
      method: 'GET',
      path: '/api/v1/invoices/{id}/pdf',
      summary: 'An invoice as a PDF',
      tags: ['payments'],
      spec: (operation) => {
        const content = { 'application/pdf': { schema: { type: 'string' as const, format: 'binary' } } };
        return { ...operation, responses: { ...operation.responses, 200: { description: 'OK', content } } };
      },
    })
    .input(z.strictObject({ id: z.uuid(), language: z.enum(LANGUAGES).default('en') }))
    .output(z.unknown())
    .errors({ ...notFound, ...serviceUnavailable }),
};
