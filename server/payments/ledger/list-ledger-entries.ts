import { boundsOf, LEDGER_ACCOUNTS, type LedgerAccount, type Month, monthOf } from '@hirfa/domain/payments';
import * as z from 'zod';
import { readCursorOf, writeCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { findEntries } from './queries.ts';

/** The last entry of a page: its account, instant and number. */
const EntryCursor = z.tuple([z.enum(LEDGER_ACCOUNTS), z.int(), z.int()]);

interface Wanted {
  month?: Month | undefined;
  account?: LedgerAccount | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** The entries of a month as they were recorded: of one account, or of one account after the other. */
export async function listLedgerEntries({ ctx: { db, now }, input }: { ctx: Ctx<Person>; input: Wanted }) {
  const { month = monthOf(now), limit } = input;
  const cursor = input.cursor === undefined ? null : readCursorOf(EntryCursor, input.cursor);
  if (isRefusal(cursor)) return cursor;
  const [begun, ...place] = cursor ?? [input.account ?? LEDGER_ACCOUNTS[0]];
  const accounts =
    input.account === undefined ? LEDGER_ACCOUNTS.slice(LEDGER_ACCOUNTS.indexOf(begun)) : [input.account];
  const rows: Awaited<ReturnType<typeof findEntries>> = [];
  for (const account of accounts) {
    const [at, id] = account === begun ? place : [];
    const after = at === undefined || id === undefined ? null : ([at, id] as const);
    rows.push(...(await findEntries(db, { account, ...boundsOf(month), after, rows: limit + 1 - rows.length })));
    if (rows.length > limit) break;
  }
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(({ id, account, booking_id, amount, cause, created_at }) => ({
      id,
      account,
      booking_id,
      amount,
      cause,
      at: created_at.toISOString(),
    })),
    next_cursor: last === undefined ? null : writeCursor([last.account, last.created_at.getTime(), last.id]),
  };
}
