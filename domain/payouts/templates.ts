import type { PayoutKind } from '../payments/index.ts';

/** The forms of a file for the bank: by a template, or ISO 20022. */
export const PAYOUT_FORMATS = ['csv', 'pain.001'] as const;
export type PayoutFormat = (typeof PAYOUT_FORMATS)[number];

/** What a column of a file for the bank may have. */
export const TEMPLATE_FIELDS = [
  'reference',
  'amount',
  'currency',
  'number',
  'number_as_text',
  'holder',
  'day',
  'week',
  'position',
  'fixed',
] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

export const TEMPLATE_SEPARATORS = ['comma', 'semicolon'] as const;
export type TemplateSeparator = (typeof TEMPLATE_SEPARATORS)[number];
export const TEMPLATE_LIMITS = { columns: 30, head: 60, fixed: 60, name: 60, templates: 50 } as const;

export interface TemplateColumn {
  head: string;
  field: TemplateField;
  /** The same in each row, where the field is `fixed`; otherwise empty. */
  fixed: string;
}

/** How a bank, or the operator of wallets, wants its file. */
export interface PayoutTemplate {
  name: string;
  kind: PayoutKind;
  separator: TemplateSeparator;
  columns: readonly TemplateColumn[];
}

const column = (head: string, field: TemplateField, fixed = ''): TemplateColumn => ({ head, field, fixed });

/** What an admin begins with. Each bank has its own form, which none publishes. */
export const TEMPLATE_PRESETS = [
  {
    name: 'Bank transfers',
    kind: 'iban',
    separator: 'comma',
    columns: [
      column('Beneficiary Name', 'holder'),
      column('Beneficiary IBAN', 'number'),
      column('Amount', 'amount'),
      column('Currency', 'currency'),
      column('Value Date', 'day'),
      column('Reference', 'reference'),
      column('Purpose', 'fixed', 'Provider payout'),
    ],
  },
  {
    name: 'Mobile wallets',
    kind: 'wallet',
    separator: 'comma',
    columns: [
      column('Mobile Number', 'number_as_text'),
      column('Amount', 'amount'),
      column('Currency', 'currency'),
      column('Reference', 'reference'),
    ],
  },
] as const satisfies readonly PayoutTemplate[];

/** Why a template is not usable: without these, nobody is paid, or nobody finds out who was. */
export function missingFields({ columns }: Pick<PayoutTemplate, 'columns'>): TemplateField[] {
  const has = (field: TemplateField) => columns.some((each) => each.field === field);
  const hasNumber = has('number') || has('number_as_text');
  return [
    ...(hasNumber ? [] : ['number' as const]),
    ...(has('amount') ? [] : ['amount' as const]),
    ...(has('reference') ? [] : ['reference' as const]),
  ];
}
