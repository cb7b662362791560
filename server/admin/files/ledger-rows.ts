import type { Ledger, RecordedEntry } from '@hirfa/contract/payments';
import type { Language } from '@hirfa/domain/market';
import { fromDecimal } from '@hirfa/domain/payments';
import { LEDGER_FILE } from '@hirfa/templates/admin';
import { type Field, timeOf } from './rows.ts';

/** The accounts of a month, and at the end their sums. */
export function ledgerRows({ month, accounts, totals }: Ledger, language: Language): Field[][] {
  const texts = LEDGER_FILE[language];
  const row = (name: string, { opening, debits, credits, closing }: Ledger['totals'], code: string | null) => [
    name,
    month,
    opening,
    debits,
    credits,
    closing,
    code,
  ];
  return [
    ...accounts.map((each) => row(texts.account[each.account], each, each.account)),
    row(texts.totals, totals, null),
  ];
}

/** An entry: what an account got is in one column, what it gave in another. */
export function entryRow({ id, account, booking_id, amount, cause, at }: RecordedEntry, language: Language): Field[] {
  const isDebit = fromDecimal(amount) > 0;
  const size = amount.replace('-', '');
  return [
    timeOf(at),
    LEDGER_FILE[language].account[account],
    isDebit ? size : null,
    isDebit ? null : size,
    booking_id,
    cause,
    id,
  ];
}
