export { BANK_CODES, type BankCode, bankOf, BANKS, knownBank } from './banks.ts';
export { type Charge, type ChargeStep, chargeSteps } from './charges.ts';
export { DISCOUNT_KINDS, type Discount, type DiscountKind, splitBonus, sumOfDiscounts } from './discounts.ts';
export {
  CASH,
  type CashFacts,
  type CashRefusal,
  cashRefusal,
  duesOf,
  entriesOfCash,
  entriesOfCashOwed,
} from './cash.ts';
export { linesNow } from './lines-now.ts';
export {
  EARNED_ACCOUNTS,
  entriesBetween,
  entriesOfCharge,
  entriesOfCharged,
  entriesOfRelease,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerEntry,
} from './ledger.ts';
export {
  entriesOfOwed,
  entriesOfSurplus,
  OWED_STATES,
  OWED_TABLE,
  owedAfter,
  owedInstead,
  type OwedState,
  type OwedStep,
  REFUND_TRANSFER_DAYS,
  TRANSFER_ORDER_HOURS,
  TRANSFER_REFERENCE_LENGTH,
} from './owed.ts';
export {
  borneByProvider,
  borneNow,
  CHARGEABLE_DAYS,
  CHARGEBACK_BEARERS,
  CHARGEBACK_REASONS,
  CHARGEBACK_STATES,
  type ChargebackBearer,
  type ChargebackReason,
  type ChargebackState,
  entriesOfLoss,
  entriesOfReturned,
  entriesOfTaken,
  EVIDENCE_NOTE_LENGTH,
  isPending,
  isUndecided,
  paidByBank,
  sharesOfBank,
} from './chargebacks.ts';
export {
  isTooLittle,
  leastCharge,
  methodsFor,
  methodsForExtras,
  METHOD_RULES,
  isByReference,
  METHODS_BY_REFERENCE,
  type OfferedMethods,
  PAYMENT_METHODS,
  type PaymentMethod,
  WAYS_TO_PAY,
  type WayToPay,
} from './methods.ts';
export { packageLines, sharesOfTaken, splitEvenly, sumOfLines } from './package-lines.ts';
export { costsOfExtra, raisedLines } from './raised-lines.ts';
export { CURRENCY, fromDecimal, piastres, toDecimal, type Piastres } from './piastres.ts';
export {
  businessRevenue,
  customerPrice,
  lateCancellationCost,
  lateCancellationLines,
  NO_LINES,
  priceLines,
  type PriceLines,
  priceOfTime,
  refundOf,
} from './price-lines.ts';
export { HOLDER_LENGTH, PAYOUT_KINDS, type PayoutKind, payoutNumber } from './payout-details.ts';
export { isExpired, MOST_SAVED_CARDS } from './saved-cards.ts';
export { splitLines, subtotalAfterRefund } from './split-lines.ts';
export { SETTING_NAMES, type SettingName } from './setting-names.ts';
export {
  DEFAULT_RATES,
  DEFAULT_RESCUE_RATE,
  fromRateText,
  type Rate,
  type Rates,
  shareOf,
  toRateText,
  REPORTED_SHARE_OF_SUBTOTAL,
} from './rates.ts';
export {
  bookingAmounts,
  discountsToDecimals,
  linesFromDecimals,
  linesToDecimals,
  type PriceDecimals,
  type RateColumns,
  ratesFromColumns,
  ratesToColumns,
} from './wire-forms.ts';
export {
  OPERATION_STATES,
  type OperationState,
  PAYMENT_STATUSES,
  type PaymentStatus,
  RAIL_STATES,
  REFUND_ARRIVES_DAYS,
  type RailState,
} from './statuses.ts';
export { MONEY_TRIES, WAITING_WEBHOOKS } from './waiting-work.ts';
export {
  boundsOf,
  CLOSED_AT_MINUTE,
  firstDayOf,
  isClosedLate,
  MONTH,
  type Month,
  monthOf,
  monthsToClose,
  nextMonth,
} from './ledger-months.ts';
export {
  type Difference,
  DIFFERENCE_KINDS,
  type DifferenceKind,
  differenceOfHeld,
  differencesOf,
  type Moved,
  sumOfDifferences,
} from './reconciliation/differences.ts';
export { MOVEMENT_KINDS, type MovementKind } from './reconciliation/movements.ts';
export { daysToReconcile, READ_AGAIN_DAYS, RECONCILED_AT_MINUTE } from './reconciliation/nights.ts';
export { WAITING_DIFFERENCES } from './reconciliation/waiting-work.ts';
