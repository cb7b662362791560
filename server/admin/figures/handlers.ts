import { asAdmin } from '../../kernel/audit.ts';
import { answer, calls } from '../../kernel/calls.ts';
import { exportFigures, noteFile } from './export-figures.ts';
import { getDashboard } from './get-dashboard.ts';
import { listPayments } from './list-payments.ts';

const room = calls.admin;

export const figureHandlers = {
  getDashboard: room.getDashboard.handler(async ({ context, input }) =>
    answer(await context.person((ctx) => getDashboard({ ctx, input }))),
  ),
  listPayments: room.listPayments.handler(async ({ context, input }) =>
    answer(await context.person((ctx) => listPayments({ ctx, input }))),
  ),
  exportFigures: room.exportFigures.handler(async ({ context, input }) => {
    const file = answer(await exportFigures({ ctx: { person: context.person }, input }));
    answer(await context.person(asAdmin((ctx) => noteFile({ ctx, input }))));
    context.reply.set('content-type', 'text/csv; charset=utf-8');
    context.reply.set('content-disposition', `attachment; filename="hirfa-${input.table}.csv"`);
    context.reply.set('cache-control', 'private, no-store');
    return file;
  }),
};
