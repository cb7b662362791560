import { LEDGER_ACCOUNTS, MONTH } from '@hirfa/domain/payments';
import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { page, pageOf, SignedAmount } from '../lists.ts';

const MonthText = z.string().regex(MONTH);

/** What narrows the entries of the books down, by default to the month of today; their file takes the same. */
export const LEDGER_FILTER = { month: MonthText.optional(), account: z.enum(LEDGER_ACCOUNTS).optional() };

/** Debits are what an account got, credits what it gave; a balance with a minus is owed. */
const Balance = z.strictObject({
  opening: SignedAmount,
  debits: SignedAmount,
  credits: SignedAmount,
  closing: SignedAmount,
});

/** The books of a month in Cairo, by account. */
export const Ledger = z.strictObject({
  month: MonthText,
  /** The months that have entries, and those between them, the latest first. */
  months: z.array(MonthText).min(1),
  /** When its books were closed: then its numbers never change. */
  closed_at: z.iso.datetime().nullable(),
  accounts: z.array(Balance.extend({ account: z.enum(LEDGER_ACCOUNTS) })),
  /** The sums of all accounts: the balances are zero. */
  totals: Balance,
});
export type Ledger = z.infer<typeof Ledger>;

/** One entry, at the instant at which it was recorded. */
export const RecordedEntry = z.strictObject({
  id: z.int(),
  account: z.enum(LEDGER_ACCOUNTS),
  booking_id: z.uuid().nullable(),
  amount: SignedAmount,
  cause: z.string(),
  at: z.iso.datetime(),
});
export type RecordedEntry = z.infer<typeof RecordedEntry>;

const tags = ['admin'];

/** The books, for the accountant. As files: `exportTable`. */
export const ledger = {
  /** A month by account; without one that of today. */
  getLedger: adminCall
    .meta({ staleAfter: { any: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/ledger', summary: 'The books of a month', tags })
    .input(z.strictObject({ month: LEDGER_FILTER.month }))
    .output(Ledger),
  /** The entries of a month, of one account or of one after the other, as they were recorded. */
  listLedgerEntries: adminCall
    .meta({ staleAfter: { any: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/admin/ledger/entries', summary: 'Entries of the books', tags })
    .input(z.strictObject({ ...page, ...LEDGER_FILTER }))
    .output(pageOf(RecordedEntry)),
};
