import { handlersOf } from '../kernel/handlers.ts';
import { listBookingInvoices } from './list-booking-invoices.ts';
import { listInvoices } from './list-invoices.ts';
import { printInvoice } from './print-invoice.ts';

export const invoicesHandlers = (services: unknown) =>
  handlersOf('invoices', services, {
    listBookingInvoices,
    listInvoices,
    printInvoice: { direct: ({ context, input }) => printInvoice({ ctx: context, input }) },
  });
