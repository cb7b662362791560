import { INVOICE_KINDS, INVOICE_SUBJECTS, TAX_DETAILS_LENGTH } from '@hirfa/domain/invoices';
import { LANGUAGES } from '@hirfa/domain/market';
import * as z from 'zod';
import { adminCall, EXPORT_RATE, MINUTE, personCall } from '../calls.ts';
import { notFound, serviceUnavailable } from '../errors.ts';
import { Amount, DayText, page, pageOf, RateText } from '../lists.ts';
import { LINE } from '../texts.ts';

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

/** An invoice among all of a provider. */
export const OwnInvoice = Invoice.extend({ booking_id: z.uuid(), title_en: z.string(), title_ar: z.string() });
export type OwnInvoice = z.infer<typeof OwnInvoice>;

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

const taxText = (name: keyof typeof TAX_DETAILS_LENGTH) =>
  z.string().trim().min(1).max(TAX_DETAILS_LENGTH[name]).regex(LINE);

/** How a provider is registered for taxes, as people type it: the tax number is nine digits. */
export const TaxDetails = z.strictObject({
  tax_number: z.string().max(20),
  name: taxText('name'),
  address: taxText('address'),
});
export type TaxDetails = z.infer<typeof TaxDetails>;

const taxDetails = { path: '/api/v1/provider/tax-details', tags: ['payments'] } as const;
const StatedTaxDetails = z.strictObject({ details: TaxDetails.nullable() });

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
  /** Those of the caller as a provider, the newest first: of the services that they sold, and of the commission. */
  listOwnInvoices: personCall
    .meta({ staleAfter: { any: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/invoices', summary: 'My invoices', tags: ['payments'] })
    .input(z.strictObject(page))
    .output(pageOf(OwnInvoice)),
  /** Null for a provider who is not registered for taxes: they issue receipts. Applicants state it, too. */
  getTaxDetails: personCall
    .meta({ staleAfter: { any: ['profile_changed'] } })
    .route({ ...taxDetails, method: 'GET', summary: 'How I am registered for taxes' })
    .input(z.strictObject({}))
    .output(StatedTaxDetails),
  /**
   * States it for the invoices that are issued from now on; null takes it back. `data.fields` of `invalid_input`:
   * `details.tax_number` where it is not nine digits.
   */
  saveTaxDetails: personCall
    .meta({ rate: { times: 20, perMs: 60 * MINUTE } })
    .route({ ...taxDetails, method: 'PUT', summary: 'Change how I am registered for taxes' })
    .input(StatedTaxDetails)
    .output(StatedTaxDetails),
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
