export { findRateSettings } from './admin/queries.ts';
export {
  earnedOf,
  findChargeback,
  findEarned,
  isUncounted,
  lockForAdmin,
  updateChargeback,
} from './chargebacks/queries.ts';
export { chargebacks } from './chargebacks/tables.ts';
export { checkActiveAttempt } from './check-active-attempt.ts';
export { isExtraRequested } from './charges/queries.ts';
export { closeAttempt } from './close-attempt.ts';
export { type CustomerPrices, customerPrices } from './customer-prices.ts';
export { getRates, getRescueRate, ratesUnder, rescueRateUnder } from './get-rates.ts';
export { claimAttempt, openCheckout } from './open-checkout.ts';
export {
  type Attempt,
  findActiveAttempt,
  findAttempted,
  findLastMethod,
  findPayment,
  findUnpaidEarnings,
  hasOpenOperation,
  isPriceChanging,
  isMoneyBack,
  lockPayment,
  priceSettings,
} from './queries.ts';
export { webhooks } from './stored-webhooks/tables.ts';
export { getLedger } from './ledger/get-ledger.ts';
export { listLedgerEntries } from './ledger/list-ledger-entries.ts';
export { findByReference, findMoves } from './moves-queries.ts';
export { newPayment } from './new-payment.ts';
export { recordShares } from './packages/record-shares.ts';
export { owedTogether } from './owed/queries.ts';
export { owedRefunds, refundAccounts } from './owed/tables.ts';
export { readAccount } from './payout-details/read-account.ts';
export { hasPayoutDetails } from './payout-details/queries.ts';
export { type PaymentChange, paymentChanged, referenceGiven } from './events.ts';
export { findNextSteps } from './next-steps-queries.ts';
export { OPERATIONS_JOB, releasePayoutJob, runOperationsJob, securePaidJob, WEBHOOK_JOB } from './jobs.ts';
export { isKnownAdapter, observeAbout, receiveWebhook } from './receive-webhook.ts';
export { claimExtra, linesAfter, releaseExtra, requestExtra, requestLines } from './request-lines.ts';
export { runOperations } from './run-operations.ts';
export { createSandboxGateway } from './gateways/sandbox.ts';
export { type Gateway, type Movement, type ReportedCard, UnknownCheckout } from './gateway.ts';
export { AccountProblem, checkGateway } from './gateways/check/check-gateway.ts';
export { checkPaymobAccount } from './gateways/check/paymob-account.ts';
export { createPaymobGateway } from './gateways/paymob.ts';
export { openStripeGateway } from './gateways/stripe.ts';
export {
  type Discounts,
  allGateways,
  gatewayFor,
  type Offered,
  offeredMethods,
  type PaymentCtx,
  type PaymentServices,
} from './services.ts';
export { findReference, findOtherReference, isReferenceOpen } from './references/queries.ts';
export { isCardUnusable } from './saved-cards/queries.ts';
export { gatewayOfCard, usableCards } from './saved-cards/usable-cards.ts';
export { viewEarnings, viewPrice, viewRates } from './views.ts';
export { bookingDiscounts } from './stored-discounts/tables.ts';
export { findCashLimit } from './cash/queries.ts';
export { cashLimits, cashTakers } from './stored-cash/tables.ts';
export { isAccount } from './payout-details/tables.ts';
export { lastDigits } from './payout-details/views.ts';
export { extraCharges, ledgerEntries, paymentAttempts, paymentOperations, payments } from './tables.ts';
