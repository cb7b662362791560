import type { AccountServices } from '../accounts/index.ts';
import { handlersOf } from '../kernel/handlers.ts';
import { getPayoutDesk } from './desk/get-payout-desk.ts';
import { listPayouts } from './desk/list-payouts.ts';
import { exportPayouts } from './exports/export-payouts.ts';
import { getPayoutFile } from './exports/get-payout-file.ts';
import { listPayoutExports } from './exports/list-exports.ts';
import { refusePayoutFile } from './exports/refuse-file.ts';
import { statePayingAccount } from './exports/state-paying-account.ts';
import { listOwedByHand } from './hand/list-owed.ts';
import { payByHand } from './hand/pay-by-hand.ts';
import { correctPayout } from './imports/correct-payout.ts';
import { importPayouts, previewPayoutImport } from './imports/import-confirmations.ts';
import { getNextPayout } from './own/get-next-payout.ts';
import { listOwnPayouts } from './own/list-own-payouts.ts';
import { exportPayoutStatement, printPayoutStatement } from './own/statement.ts';
import { listPayoutTemplates, removePayoutTemplate, savePayoutTemplate } from './templates/edit-templates.ts';

export const payoutsHandlers = (services: AccountServices) =>
  handlersOf('payouts', services, {
    getNextPayout,
    listOwnPayouts,
    printPayoutStatement: { direct: ({ context, input }) => printPayoutStatement({ ctx: context, input }) },
    exportPayoutStatement: { direct: ({ context, input }) => exportPayoutStatement({ ctx: context, input }) },
    getPayoutDesk,
    listPayouts,
    listPayoutExports,
    exportPayouts,
    refusePayoutFile,
    correctPayout,
    listOwedByHand,
    payByHand,
    getPayoutFile,
    previewPayoutImport,
    importPayouts,
    listPayoutTemplates,
    savePayoutTemplate,
    removePayoutTemplate,
    statePayingAccount,
  });
