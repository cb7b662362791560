import { answer, calls } from '../../kernel/calls.ts';
import { getEarnings, listEarnings } from './earnings.ts';
import { exportEarnings } from './export-earnings.ts';

const room = calls.bookings;

export function earningsHandlers() {
  return {
    getEarnings: room.getEarnings.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => getEarnings({ ctx, input }))),
    ),
    listEarnings: room.listEarnings.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listEarnings({ ctx, input }))),
    ),
    exportEarnings: room.exportEarnings.handler(async ({ context, input }) => {
      const file = answer(await exportEarnings({ ctx: { person: context.person }, input }));
      context.reply.set('content-type', 'text/csv; charset=utf-8');
      context.reply.set('content-disposition', `attachment; filename="hirfa-earnings-${input.from}-${input.to}.csv"`);
      context.reply.set('cache-control', 'private, no-store');
      return file;
    }),
  };
}
