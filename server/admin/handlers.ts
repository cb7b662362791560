import { type AccountServices, getAuthStatistics } from '../accounts/index.ts';
import { answer, calls } from '../kernel/calls.ts';
import { listDailyRevenue } from './list-daily-revenue.ts';
import { listProvidersByStatus } from './list-providers-by-status.ts';

const room = calls.admin;

export function adminHandlers(accounts: AccountServices) {
  return room.router({
    listDailyRevenue: room.listDailyRevenue.handler(async ({ context }) =>
      answer(await context.person((ctx) => listDailyRevenue({ ctx }))),
    ),
    adminGetAllProviderProfiles: room.adminGetAllProviderProfiles.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listProvidersByStatus({ ctx, input }))),
    ),
    getAuthStatistics: room.getAuthStatistics.handler(async ({ context }) =>
      answer(await context.person((ctx) => getAuthStatistics({ ctx: { ...ctx, services: accounts } }))),
    ),
  });
}
