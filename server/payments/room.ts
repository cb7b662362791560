import type { Room } from '../kernel/room.ts';
import { CHECK_ATTEMPT, checkAttempt } from './check-attempt.ts';
import { paymentChanged } from './events.ts';
import { processWebhookJob, releasePayoutJob, runOperationsJob } from './jobs.ts';
import { paymentsPersonalData } from './personal-data.ts';
import { processWebhook } from './receive-webhook.ts';
import { releasePayout } from './release-payout.ts';
import { runOperations } from './run-operations.ts';
import type { PaymentServices } from './services.ts';

export const paymentsRoom = {
  name: 'payments',
  events: [paymentChanged],
  jobs: [
    { kind: processWebhookJob, verb: processWebhook },
    { kind: runOperationsJob, verb: runOperations },
    { kind: releasePayoutJob, verb: releasePayout },
  ],
  deadlines: [{ kind: CHECK_ATTEMPT, verb: checkAttempt, atOnce: 32 }],
  personalData: paymentsPersonalData,
} as const satisfies Room<PaymentServices>;
