import { piastres } from '@hirfa/domain/payments';
import { TEMPLATE_FIELDS, TEMPLATE_PRESETS } from '@hirfa/domain/payouts';
import { expect, test } from 'vitest';
import { writeByTemplate } from './write-file.ts';

const NOW = new Date('2026-11-28T23:30:00.000Z');
const PAYOUT = {
  reference: 'H7-1',
  amount: piastres(33_750),
  number: 'EG380019000500000000263180002',
  holder: '=HYPERLINK("x"), "Salma"',
  week: '2026-11-22',
};
const rowsOf = (text: string) => text.split('\r\n').slice(0, -1);

test('a file has whole IBANs, and a name never becomes a formula', () => {
  const [bank, wallets] = TEMPLATE_PRESETS;
  expect(rowsOf(writeByTemplate(bank, [PAYOUT], NOW))).toEqual([
    '\uFEFFBeneficiary Name,Beneficiary IBAN,Amount,Currency,Value Date,Reference,Purpose',
    `"'=HYPERLINK(""x""), ""Salma""",EG380019000500000000263180002,337.50,EGP,2026-11-29,H7-1,Provider payout`,
  ]);
  const [, row] = rowsOf(writeByTemplate(wallets, [{ ...PAYOUT, number: '+201012345678', holder: '' }], NOW));
  expect(row, 'Excel keeps the zero').toBe('"=""01012345678""",337.50,EGP,H7-1');
});

test('a template may have every field, and semicolons', () => {
  const columns = TEMPLATE_FIELDS.map((field) => ({ head: field, field, fixed: 'A;B' }));
  const [head, first, second] = rowsOf(writeByTemplate({ columns, separator: 'semicolon' }, [PAYOUT, PAYOUT], NOW));
  expect(head?.split(';')).toHaveLength(TEMPLATE_FIELDS.length);
  expect(first).toContain('2026-11-29;2026-11-22;1;"A;B"');
  expect(second).toContain('2026-11-29;2026-11-22;2;"A;B"');
});
