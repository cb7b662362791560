import { CLOSED_AT_MINUTE } from '@hirfa/domain/payments';
import { KEPT_DAYS } from '@hirfa/domain/privacy';
import type { AccountServices } from '../accounts/index.ts';
import { noticesAfter } from '../kernel/notices.ts';
import type { Retention } from '../kernel/retention.ts';
import type { Room } from '../kernel/room.ts';
import { checkAttempt } from './check-attempt.ts';
import { adminOfPaymentsHandlers } from './admin/handlers.ts';
import { paymentChanged, payoutAccountChanged, referenceGiven } from './events.ts';
import { closeMonths } from './ledger/close-months.ts';
import { paymentsHandlers } from './handlers.ts';
import {
  CHECK_ATTEMPT,
  forgetCardJob,
  processWebhookJob,
  releasePayoutJob,
  runOperationsJob,
  securePaidJob,
} from './jobs.ts';
import { noticesOfAccount } from './payout-details/notices-of-change.ts';
import { paymentsPersonalData } from './personal-data.ts';
import { processWebhook } from './receive-webhook.ts';
import { releasePayout } from './release-payout.ts';
import { runOperations } from './run-operations.ts';
import { securePaid } from './secure-paid.ts';
import { forgetCard } from './saved-cards/forget-card.ts';
import { deleteExpired } from './saved-cards/queries.ts';
import type { PaymentServices } from './services.ts';
import { paymentsQueue } from './waiting-work.ts';

const BOOKS = 'the books of the platform, which the law keeps';

const paymentsRetention = [
  // Gateways repeat a webhook for some days; the time after that is for questions about a payment. Others are kept.
  { table: 'public.webhooks', column: 'worked_at', days: 90 },
  { table: 'public.payments', kept: BOOKS },
  { table: 'public.booking_discounts', kept: BOOKS },
  { table: 'public.extra_charges', kept: BOOKS },
  { table: 'public.payment_attempts', kept: BOOKS },
  { table: 'public.payment_operations', kept: BOOKS },
  { table: 'public.owed_refunds', kept: BOOKS },
  { table: 'public.chargebacks', kept: BOOKS },
  { table: 'public.refund_accounts', column: 'given_at', days: KEPT_DAYS.refundAccounts },
  { table: 'public.ledger_entries', kept: BOOKS },
  { table: 'public.cash_limits', kept: 'what could be paid in cash when' },
  { table: 'public.cash_takers', kept: 'a choice of the provider; ends with their account' },
  { table: 'public.ledger_months', kept: BOOKS },
  { table: 'public.settings', kept: 'the rates of past payments' },
  { table: 'public.saved_cards', deleteOld: ({ ctx: { db, now } }) => deleteExpired(db, now) },
  { table: 'public.payout_details', kept: 'where earnings are paid; ends with the account of the person' },
] as const satisfies readonly Retention[];

export const paymentsRoom = {
  name: 'payments',
  handlers: paymentsHandlers,
  admin: adminOfPaymentsHandlers,
  queue: paymentsQueue,
  events: [paymentChanged, payoutAccountChanged, referenceGiven],
  notices: [
    noticesAfter(payoutAccountChanged, {
      job: 'notify_of_payout_account',
      idOf: ({ user_id }) => user_id,
      verb: noticesOfAccount,
    }),
  ],
  jobs: [
    { kind: processWebhookJob, verb: processWebhook },
    { kind: runOperationsJob, verb: runOperations },
    { kind: securePaidJob, verb: securePaid },
    { kind: forgetCardJob, verb: forgetCard },
    { kind: releasePayoutJob, verb: releasePayout },
  ],
  deadlines: [{ kind: CHECK_ATTEMPT, verb: checkAttempt, atOnce: 32 }],
  nightly: [{ kind: 'payments.close_months', minute: CLOSED_AT_MINUTE, verb: closeMonths }],
  retention: paymentsRetention,
  personalData: paymentsPersonalData,
} as const satisfies Room<PaymentServices & AccountServices>;
