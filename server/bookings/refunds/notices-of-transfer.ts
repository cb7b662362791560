import { displayName } from '@hirfa/domain/accounts';
import type { TransferKind } from '@hirfa/domain/notifications';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { renderNotification } from '@hirfa/templates/notifications';
import type { Notice } from '../../kernel/notices.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { findNames, findOwed, findParts } from './queries.ts';

/** The customer is told that their refund was transferred, or came back, as things are by now. */
export async function noticesOfTransfer({
  ctx: { db },
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const found = await findOwed(db, id);
  const names = found && (await findNames(db, found.owed.booking_id));
  if (found === undefined || names === undefined) return [];
  const { owed, booking } = found;
  const news = newsOf(owed);
  if (news === null) return [];
  const words = {
    title: { en: booking.title, ar: booking.title_ar },
    provider: names.provider,
    customer: displayName(names.customer),
    starts_at: booking.starts_at,
    respond_by: null,
    refund: await sumOf(db, owed),
    isUnpaid: false,
    isRescued: false,
    dates: [],
    isPaidBack: false,
    isFree: false,
    isCash: booking.is_cash,
    isChosen: false,
    reason: news.type === 'transfer_returned' ? owed.return_reason : null,
  };
  return [
    {
      to: { user_id: owed.user_id },
      type: news.type,
      ...renderNotification(news.type, words),
      metadata: { booking_id: booking.id },
      event_key: `${news.type}:${id}:${news.at.getTime()}`,
    },
  ];
}

/** The sum of a transfer, or of one that came back. */
async function sumOf(db: Database, { operation_id, returned_at }: Owed): Promise<string> {
  const parts = await findParts(db, operation_id);
  const those = parts.filter(({ owed }) => owed.returned_at?.getTime() === returned_at?.getTime());
  return toDecimal(piastres(those.reduce((sum, { owed }) => sum + fromDecimal(owed.amount), 0)));
}

type Owed = NonNullable<Awaited<ReturnType<typeof findOwed>>>['owed'];

function newsOf({ state, given_at, returned_at }: Owed): { type: TransferKind; at: Date } | null {
  if (state === 'transferred' && given_at !== null) return { type: 'refund_transferred', at: given_at };
  return state === 'open' && returned_at !== null ? { type: 'transfer_returned', at: returned_at } : null;
}
