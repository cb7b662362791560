import type { Language } from '@hirfa/domain/market';
import type { LedgerAccount } from '@hirfa/domain/payments';

interface LedgerFileTexts {
  /** The names of the columns, in their order. */
  columns: { ledger: readonly string[]; ledger_entries: readonly string[] };
  account: Record<LedgerAccount, string>;
  /** The last line: the sums of all accounts. */
  totals: string;
}

/** The texts of the books as files. */
export const LEDGER_FILE: Record<Language, LedgerFileTexts> = {
  en: {
    columns: {
      ledger: ['Account', 'Month', 'Opening (EGP)', 'Debits (EGP)', 'Credits (EGP)', 'Closing (EGP)', 'Code'],
      ledger_entries: ['Recorded (Cairo)', 'Account', 'Debit (EGP)', 'Credit (EGP)', 'Booking', 'Cause', 'Entry'],
    },
    account: {
      gateway: 'Payment service',
      promotions: 'Discounts',
      provider_pending: 'Provider, not settled',
      provider_payable: 'Provider, to be paid out',
      payout_sent: 'Provider, payout on its way',
      bank_payouts: 'Provider, paid out',
      prepaid: 'Charged, not earned yet',
      customer_owed: 'Owed to the customer',
      bank: 'Bank account',
      charged_back: 'Taken back by a bank',
      losses: 'Lost by chargebacks',
      commission: 'Commission',
      platform_fee: 'Fee',
      vat: 'VAT',
    },
    totals: 'All accounts',
  },
  ar: {
    columns: {
      ledger: ['الحساب', 'الشهر', 'الرصيد الافتتاحي (ج.م)', 'مدين (ج.م)', 'دائن (ج.م)', 'الرصيد الختامي (ج.م)', 'الرمز'],
      ledger_entries: ['وقت القيد (القاهرة)', 'الحساب', 'مدين (ج.م)', 'دائن (ج.م)', 'الحجز', 'السبب', 'رقم القيد'],
    },
    account: {
      gateway: 'خدمة الدفع',
      promotions: 'الخصومات',
      provider_pending: 'مقدم الخدمة، في انتظار الإتمام',
      provider_payable: 'مقدم الخدمة، للتحويل',
      payout_sent: 'مقدم الخدمة، تحويل في الطريق',
      bank_payouts: 'مقدم الخدمة، تم تحويله',
      prepaid: 'مخصوم ولم يُستحق بعد',
      customer_owed: 'مستحق للعميل',
      bank: 'الحساب البنكي',
      charged_back: 'استرده بنك العميل',
      losses: 'خسائر الاعتراضات لدى البنوك',
      commission: 'العمولة',
      platform_fee: 'الرسوم',
      vat: 'ضريبة القيمة المضافة',
    },
    totals: 'كل الحسابات',
  },
};
