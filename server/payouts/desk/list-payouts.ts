import type { PayoutRecord } from '@hirfa/contract/payouts';
import { knownBank } from '@hirfa/domain/payments';
import { isOtherHolder, type PayoutState } from '@hirfa/domain/payouts';
import { FORMER } from '@hirfa/domain/providers';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { viewHold } from '../views.ts';
import { findRecords, type RecordRow } from './queries.ts';

/** The payouts of all providers, the newest week first; of open ones with what holds them. */
export async function listPayouts({
  ctx: { db, now },
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined; state?: PayoutState | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findRecords(db, input, cursor, input.limit + 1);
  return cutPage(
    rows,
    input.limit,
    (row) => viewRecord(row, now),
    ({ week, id }) => [Date.parse(week), id],
  );
}

function viewRecord(row: RecordRow, now: Date): PayoutRecord {
  const {
    changed_at,
    came_back_at,
    has_left,
    is_suspended,
    kind,
    last_digits,
    bank,
    sent_kind,
    sent_digits,
    sent_bank,
  } = row;
  const isOpen = row.state === 'open';
  const account = isOpen ? { kind, last_digits, bank } : { kind: sent_kind, last_digits: sent_digits, bank: sent_bank };
  const facts = { changed_at, returned_at: came_back_at, has_left, is_suspended };
  const names = [row.full_name, row.full_name_ar].filter((name) => name !== null);
  return {
    id: row.id,
    provider_id: row.provider_id,
    user_id: row.user_id,
    name_en: row.name_en ?? FORMER.provider.en,
    name_ar: row.name_ar ?? FORMER.provider.ar,
    week: row.week,
    amount: row.amount,
    state: row.state,
    reference: row.reference,
    export_number: row.export_number,
    account:
      account.kind === null || account.last_digits === null
        ? null
        : { kind: account.kind, last_digits: account.last_digits, bank: knownBank(account.bank) },
    is_other_holder: isOpen && isOtherHolder(row.holder ?? '', names),
    exported_at: row.exported_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    returned_at: row.returned_at?.toISOString() ?? null,
    paid_on: row.paid_on,
    ...(isOpen ? viewHold(facts, now) : { hold: null, held_until: null }),
  };
}
