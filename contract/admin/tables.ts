import { LANGUAGES } from '@hirfa/domain/market';
import { MAIL_STATES, MESSAGE_WAYS } from '@hirfa/domain/notifications';
import * as z from 'zod';
import { PEOPLE_FILTER } from '../accounts/index.ts';
import { BOOKING_FILTER } from '../bookings/index.ts';
import { EXPORT_RATE, adminCall } from '../calls.ts';
import { INVOICE_FILTER } from '../invoices/index.ts';
import { LEDGER_FILTER } from '../payments/index.ts';
import { PROVIDER_FILTER } from '../providers/index.ts';

/** What narrows the list of mails down; the list and its file take the same. */
export const OUTBOX_FILTER = {
  by: z.enum(MESSAGE_WAYS).optional(),
  state: z.enum(MAIL_STATES).optional(),
  to: z.string().trim().toLowerCase().min(1).max(254).optional(),
};

const language = z.enum(LANGUAGES).default('en');
const table = <Name extends string, Filter extends z.core.$ZodShape>(name: Name, filter: Filter) =>
  z.strictObject({ table: z.literal(name), language, ...filter });

/** A list of admins with what narrows it down. */
const AdminTable = z.discriminatedUnion('table', [
  table('bookings', BOOKING_FILTER),
  table('people', PEOPLE_FILTER),
  table('providers', PROVIDER_FILTER),
  table('invoices', INVOICE_FILTER),
  table('ledger', { month: LEDGER_FILTER.month }),
  table('ledger_entries', LEDGER_FILTER),
  table('outbox', OUTBOX_FILTER),
  table('announcements', {}),
  table('categories', {}),
  table('services', {}),
  table('areas', {}),
  table('rates', {}),
  table('hours', {}),
  table('jobs', {}),
  table('failed_jobs', {}),
  table('webhooks', {}),
]);
export type AdminTable = z.infer<typeof AdminTable>;
export type NewAdminFile = z.input<typeof AdminTable>;

/** The lists of admins as files. */
export const tables = {
  /**
   * A whole list as a file for spreadsheets: RFC 4180 in UTF-8 with a byte order mark; in Arabic with semicolons, as
   * spreadsheets expect there. Times are those of Cairo; addresses of people are masked. Each file is in the audit log.
   */
  exportTable: adminCall
    .meta({ audit: ['table.export'], rate: EXPORT_RATE })
    .route({
      method: 'POST',
      path: '/api/v1/admin/tables.csv',
      summary: 'A list of admins, as CSV',
      tags: ['admin'],
      spec: (operation) => {
        const content = { 'text/csv': { schema: { type: 'string' as const } } };
        return { ...operation, responses: { ...operation.responses, 200: { description: 'OK', content } } };
      },
    })
    .input(AdminTable)
    .output(z.unknown()),
};
