import {
  boundsOf,
  fromDecimal,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type Month,
  monthOf,
  nextMonth,
  type Piastres,
  piastres,
  toDecimal,
} from '@hirfa/domain/payments';
import type { Ctx, Person } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { findBalances, findClosedBefore, findClosedMonth, findFirstEntry, findSums } from './queries.ts';

interface Balance {
  opening: Piastres;
  debits: Piastres;
  credits: Piastres;
}
type Balances = ReadonlyMap<LedgerAccount, Balance>;

const NOTHING: Balance = { opening: piastres(0), debits: piastres(0), credits: piastres(0) };

/** The report of a month, by account: as it was stored where its books are closed, and otherwise as they are now. */
export async function getLedger({
  ctx: { db, now },
  input,
}: {
  ctx: Ctx<Person>;
  input: { month?: Month | undefined };
}) {
  const month = input.month ?? monthOf(now);
  const closed = await findClosedMonth(db, month);
  const balances = closed === undefined ? await balancesNow(db, month) : await storedBalances(db, month);
  const accounts = LEDGER_ACCOUNTS.map((account) => ({ account, ...(balances.get(account) ?? NOTHING) }));
  const first = await findFirstEntry(db);
  return {
    month,
    months: monthsFrom(first === null ? monthOf(now) : monthOf(first), monthOf(now)),
    closed_at: closed?.closed_at.toISOString() ?? null,
    accounts: accounts.map(({ account, ...balance }) => ({ account, ...viewBalance(balance) })),
    totals: viewBalance(accounts.reduce(add, NOTHING)),
  };
}

/** The months from one to another, the latest first. */
function monthsFrom(first: Month, last: Month): Month[] {
  const months = [first];
  for (let month = first; month < last;) months.unshift((month = nextMonth(month)));
  return months;
}

const add = (sum: Balance, { opening, debits, credits }: Balance): Balance => ({
  opening: piastres(sum.opening + opening),
  debits: piastres(sum.debits + debits),
  credits: piastres(sum.credits + credits),
});

const closingOf = ({ opening, debits, credits }: Balance) => piastres(opening + debits - credits);

const viewBalance = (balance: Balance) => ({
  opening: toDecimal(balance.opening),
  debits: toDecimal(balance.debits),
  credits: toDecimal(balance.credits),
  closing: toDecimal(closingOf(balance)),
});

async function storedBalances(db: Database, month: Month): Promise<Balances> {
  const rows = await findBalances(db, month);
  return new Map(
    rows.map(({ account, opening, debits, credits }) => [
      account,
      { opening: fromDecimal(opening), debits: fromDecimal(debits), credits: fromDecimal(credits) },
    ]),
  );
}

/** From the last month that was closed on the entries are summed. */
async function balancesNow(db: Database, month: Month): Promise<Balances> {
  const { from, until } = boundsOf(month);
  const last = await findClosedBefore(db, month);
  const stored = last === undefined ? new Map<LedgerAccount, Balance>() : await storedBalances(db, last.month);
  const between = await findSums(db, last?.ends_at ?? null, from);
  const own = await findSums(db, from, until);
  const opening = new Map(
    between.map(({ account, debits, credits }) => [
      account,
      piastres(closingOf(stored.get(account) ?? NOTHING) + fromDecimal(debits) - fromDecimal(credits)),
    ]),
  );
  return new Map(
    own.map(({ account, debits, credits }) => [
      account,
      {
        opening: opening.get(account) ?? piastres(0),
        debits: fromDecimal(debits),
        credits: fromDecimal(credits),
      },
    ]),
  );
}
