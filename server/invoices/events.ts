import { defineEvent } from '../kernel/events.ts';

/** Something was issued to the customer of a booking: what they are told of. */
export const invoicesIssued = defineEvent<{ invoice_id: string }>('invoices_issued');
