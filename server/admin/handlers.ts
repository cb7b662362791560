import { type AccountServices, getAuthStatistics } from '../accounts/index.ts';
import { asAdmin } from '../kernel/audit.ts';
import { answer, calls } from '../kernel/calls.ts';
import { refuse } from '../kernel/verb.ts';
import {
  approveProvider,
  approveWithLevel,
  decideChange,
  makeFoundingProvider,
  rejectProvider,
  removeFoundingProvider,
  resetProvider,
} from '../providers/index.ts';
import { bookingHandlers } from './bookings/handlers.ts';
import { catalogueEntryHandlers } from './catalogue/handlers.ts';
import { fileHandlers } from './files/handlers.ts';
import { figureHandlers } from './figures/handlers.ts';
import { deleteProvider } from './providers/delete-provider.ts';
import { getApplicant } from './providers/get-applicant.ts';
import { exportAuditLog, noteExport } from './audit/export-audit-log.ts';
import { listAuditLog } from './audit/list-audit-log.ts';
import { reinstateProvider, suspendProvider } from './providers/suspend-provider.ts';
import { listOutbox } from './outbox/list-outbox.ts';
import { lookAtMail } from './outbox/look-at-mail.ts';
import { peopleHandlers } from './people/handlers.ts';
import { queueHandlers, refusingPendingDecision } from './queue/handlers.ts';
import { resetTestData } from './test-tools/reset-test-data.ts';
import { searchEverything } from './search/search-everything.ts';
import type { TestToolServices } from './test-tools/services.ts';
import { deleteTestBooking, getBookingDeletion, getTestTools } from './test-tools/test-tools.ts';
import { settingHandlers } from './settings/handlers.ts';
import { workHandlers } from './work/handlers.ts';
import { listProvidersByStatus } from './list-providers-by-status.ts';

const room = calls.admin;

export type AdminServices = AccountServices & TestToolServices;

export function adminHandlers(accounts: AdminServices) {
  return room.router({
    ...decisionHandlers,
    ...figureHandlers,
    ...peopleHandlers(accounts),
    ...queueHandlers,
    ...bookingHandlers(accounts),
    ...workHandlers,
    ...catalogueEntryHandlers,
    ...settingHandlers(accounts),
    ...fileHandlers(accounts),
    searchEverything: room.searchEverything.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => searchEverything({ ctx: { ...ctx, services: accounts }, input }))),
    ),
    ...testToolHandlers(accounts),
    getApplicant: room.getApplicant.handler(async ({ context, input }) =>
      answer(await context.person(asAdmin((ctx) => getApplicant({ ctx: { ...ctx, services: accounts }, input })))),
    ),
    listAuditLog: room.listAuditLog.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listAuditLog({ ctx, input }))),
    ),
    exportAuditLog: room.exportAuditLog.handler(async ({ context, input }) => {
      answer(await context.person(asAdmin((ctx) => noteExport({ ctx, input }))));
      const file = exportAuditLog({ ctx: { person: context.person }, input });
      context.reply.set('content-type', 'text/csv; charset=utf-8');
      context.reply.set('content-disposition', 'attachment; filename="hirfa-audit-log.csv"');
      context.reply.set('cache-control', 'private, no-store');
      return file;
    }),
    listOutbox: room.listOutbox.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listOutbox({ ctx: { ...ctx, services: accounts }, input }))),
    ),
    getOutboxMail: room.getOutboxMail.handler(async ({ context, input }) => {
      const look = asAdmin((ctx) => lookAtMail({ ctx: { ...ctx, services: accounts }, input }));
      return answer(await context.person(look));
    }),
    adminGetAllProviderProfiles: room.adminGetAllProviderProfiles.handler(async ({ context, input }) =>
      answer(await context.person((ctx) => listProvidersByStatus({ ctx, input }))),
    ),
    getAuthStatistics: room.getAuthStatistics.handler(async ({ context }) =>
      answer(await context.person((ctx) => getAuthStatistics({ ctx: { ...ctx, services: accounts } }))),
    ),
  });
}

/** Every call of an admin that changes data writes the audit log: a house rule asks for `asAdmin`. */
const decisionHandlers = {
  approveProvider: room.approveProvider.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin(refusingPendingDecision(input.id, (ctx) => approveProvider({ ctx, input }))))),
  ),
  approveProviderWithExperienceLevel: room.approveProviderWithExperienceLevel.handler(async ({ context, input }) => {
    const { provider_id_param: id, experience_level_param: level, approved_by } = input;
    const approve = refusingPendingDecision(id, (ctx) => approveWithLevel({ ctx, input: { id, level, approved_by } }));
    return answer(await context.person(asAdmin(approve)));
  }),
  rejectProvider: room.rejectProvider.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin(refusingPendingDecision(input.id, (ctx) => rejectProvider({ ctx, input }))))),
  ),
  resetProvider: room.resetProvider.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => resetProvider({ ctx, input })))),
  ),
  suspendProvider: room.suspendProvider.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => suspendProvider({ ctx, input })))),
  ),
  reinstateProvider: room.reinstateProvider.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => reinstateProvider({ ctx, input })))),
  ),
  makeFoundingProvider: room.makeFoundingProvider.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => makeFoundingProvider({ ctx, input })))),
  ),
  removeFoundingProvider: room.removeFoundingProvider.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => removeFoundingProvider({ ctx, input })))),
  ),
  deleteProvider: room.deleteProvider.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin(refusingPendingDecision(input.id, (ctx) => deleteProvider({ ctx, input }))))),
  ),
  decideChange: room.decideChange.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin(refusingPendingDecision(input.id, (ctx) => decideChange({ ctx, input }))))),
  ),
};

/** Where the test tools are off, their calls do not exist. */
function testToolHandlers(services: TestToolServices) {
  const existing = <Work>(work: Work): Work => (services.testTools === null ? answer(refuse('not_found')) : work);
  return {
    getTestTools: room.getTestTools.handler(async ({ context }) =>
      answer(await context.person(existing((ctx) => getTestTools({ ctx: { ...ctx, services } })))),
    ),
    adminDeleteBookingById: room.adminDeleteBookingById.handler(async ({ context, input }) =>
      answer(await context.person(existing(asAdmin((ctx) => deleteTestBooking({ ctx, input }))))),
    ),
    getBookingDeletion: room.getBookingDeletion.handler(async ({ context, input }) =>
      answer(await context.person(existing((ctx) => getBookingDeletion({ ctx, input })))),
    ),
    resetTestData: room.resetTestData.handler(async ({ context, input }) =>
      answer(await context.person(existing(asAdmin((ctx) => resetTestData({ ctx, input }))))),
    ),
  };
}
