import { handlersOf } from '../kernel/handlers.ts';
import { listBookingInvoices } from './list-booking-invoices.ts';
import { listInvoices } from './list-invoices.ts';
import { listOwnInvoices } from './list-own-invoices.ts';
import { printInvoice } from './print-invoice.ts';
import { getTaxDetails } from './tax-details/get-tax-details.ts';
import { saveTaxDetails } from './tax-details/save-tax-details.ts';

export const invoicesHandlers = (services: unknown) =>
  handlersOf('invoices', services, {
    listBookingInvoices,
    listInvoices,
    listOwnInvoices,
    getTaxDetails,
    saveTaxDetails,
    printInvoice: { direct: ({ context, input }) => printInvoice({ ctx: context, input }) },
  });
