import { cairoDay } from '@hirfa/domain/market';
import { CURRENCY, toDecimal } from '@hirfa/domain/payments';
import type { PayoutTemplate, TemplateColumn, TemplateSeparator } from '@hirfa/domain/payouts';
import { BYTE_ORDER_MARK, type CsvField, csvRecord } from '../../kernel/csv.ts';
import type { SentPayout } from './queries.ts';

const SEPARATORS = { comma: ',', semicolon: ';' } as const satisfies Record<TemplateSeparator, string>;

/** A file for the bank by a template, which Excel opens as well. */
export function writeByTemplate(
  { columns, separator: by }: Pick<PayoutTemplate, 'columns' | 'separator'>,
  payouts: readonly Omit<SentPayout, 'names'>[],
  now: Date,
): string {
  const separator = SEPARATORS[by];
  const head = csvRecord(
    columns.map((column) => column.head),
    separator,
  );
  const rows = payouts.map((payout, index) =>
    csvRecord(
      columns.map((column) => fieldOf(column, payout, { position: index + 1, now })),
      separator,
    ),
  );
  return BYTE_ORDER_MARK + head + rows.join('');
}

function fieldOf(
  { field, fixed }: TemplateColumn,
  payout: Omit<SentPayout, 'names'>,
  { position, now }: { position: number; now: Date },
): CsvField {
  switch (field) {
    case 'reference':
      return payout.reference;
    case 'amount':
      return toDecimal(payout.amount);
    case 'currency':
      return CURRENCY;
    case 'number':
      return national(payout.number);
    case 'number_as_text': {
      const number = national(payout.number);
      return /^\d+$/.test(number) ? { digits: number } : number;
    }
    case 'holder':
      return payout.holder;
    case 'day':
      return cairoDay(now);
    case 'week':
      return payout.week;
    case 'position':
      return String(position);
    case 'fixed':
      return fixed;
  }
}

/** Operators of wallets want "010…", banks the whole IBAN. */
const national = (number: string) => number.replace(/^\+20/, '0');
