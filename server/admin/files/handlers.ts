import type { AccountServices } from '../../accounts/index.ts';
import { asAdmin } from '../../kernel/audit.ts';
import { answer, calls } from '../../kernel/calls.ts';
import { exportTable, noteTable } from './export-table.ts';

const room = calls.admin;

/** The lists of admins as files; each is in the audit log. */
export const fileHandlers = (services: AccountServices) => ({
  exportTable: room.exportTable.handler(async ({ context, input }) => {
    answer(await context.person(asAdmin((ctx) => noteTable({ ctx, input }))));
    const file = exportTable({ ctx: { person: context.person, services }, input });
    context.reply.set('content-type', 'text/csv; charset=utf-8');
    context.reply.set('content-disposition', `attachment; filename="hirfa-${input.table}.csv"`);
    context.reply.set('cache-control', 'private, no-store');
    return file;
  }),
});
