import type { PersonalTable } from '../kernel/personal-data.ts';

const LAW = 'the law keeps invoices for five years as they were issued, with the names';

/** The personal data of this room: a person reads the invoices of both sides that they read in the product. */
export const invoicesPersonalData: readonly PersonalTable[] = [
  {
    table: 'public.invoices',
    kind: 'payments',
    login: 'worker',
    rows: `payer_id = $person and subject <> 'commission'`,
    after: { kept: LAW },
  },
  {
    table: 'public.invoices',
    as: 'invoices as a provider',
    kind: 'payments',
    login: 'worker',
    rows: `subject <> 'platform_fee'
      and provider_id in (select id from provider_profiles where user_id = $person)`,
    hidden: ['payer_id', 'receiver_name_en', 'receiver_name_ar'],
    after: { kept: LAW },
  },
  {
    table: 'public.e_receipts',
    kind: 'payments',
    login: 'worker',
    rows: 'invoice_id in (select id from invoices where payer_id = $person)',
    hidden: {
      all: 'receipts of the platform for the tax authority, which name nobody: the same amounts as in invoices',
    },
    after: { kept: LAW },
  },
  {
    table: 'public.tax_details',
    kind: 'payout_details',
    login: 'worker',
    rows: 'user_id = $person',
    after: 'deleted',
  },
];
