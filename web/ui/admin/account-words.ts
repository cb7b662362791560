import type { LedgerAccount } from '@hirfa/domain/payments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the accounts of the ledger. */
export const ACCOUNT_WORDS: Record<LedgerAccount, MessageDescriptor> = {
  gateway: msg({ message: 'Payment service', context: 'ledger' }),
  promotions: msg({ message: 'Discounts', context: 'ledger' }),
  provider_pending: msg({ message: 'Provider, not settled', context: 'ledger' }),
  provider_payable: msg({ message: 'Provider, to be paid out', context: 'ledger' }),
  payout_sent: msg({ message: 'Provider, payout on its way', context: 'ledger' }),
  bank_payouts: msg({ message: 'Provider, paid out', context: 'ledger' }),
  prepaid: msg({ message: 'Charged, not earned yet', context: 'ledger' }),
  customer_owed: msg({ message: 'Owed to the customer', context: 'ledger' }),
  bank: msg({ message: 'Bank account', context: 'ledger' }),
  charged_back: msg({ message: 'Taken back by a bank', context: 'ledger' }),
  losses: msg({ message: 'Lost by chargebacks', context: 'ledger' }),
  commission: msg({ message: 'Commission', context: 'ledger' }),
  platform_fee: msg({ message: 'Fee', context: 'ledger' }),
  vat: msg({ message: 'VAT', context: 'ledger' }),
};

/** What each account has, for the accountant. Debits are what it got, credits what it gave. */
export const ACCOUNT_EXPLANATIONS: Record<LedgerAccount, MessageDescriptor> = {
  gateway: msg`What the payment service holds for the platform: payments of customers less what went back to them.`,
  promotions: msg`What the platform pays of prices: discounts and credit of customers.`,
  provider_pending: msg`What providers have earned of jobs that are not settled yet. It is owed to them.`,
  provider_payable: msg`What providers have earned of settled jobs and were not paid yet. It is owed to them.`,
  payout_sent: msg`What stands in files for the bank, and is neither confirmed nor returned. It is owed to providers.`,
  bank_payouts: msg`What has left the bank account of the platform to providers.`,
  prepaid: msg`What customers were charged before a provider accepted. It is owed to customers until then.`,
  customer_owed: msg`Refunds that cannot go back the way they were paid. They are owed to customers.`,
  bank: msg`What has left the bank account of the platform, such as refunds by transfer.`,
  charged_back: msg`What banks of customers have taken back, until it is known who bears it.`,
  losses: msg`What the platform has lost by chargebacks: an expense.`,
  commission: msg`The commission that providers pay: a revenue of the platform.`,
  platform_fee: msg`The fee that customers pay: a revenue of the platform.`,
  vat: msg`The VAT that customers have paid. It is owed to the state.`,
};
