import { renderPayoutReturned, renderPayoutSent } from '@hirfa/templates/payouts';
import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { findWithOwner } from './own/queries.ts';
import { viewSentTo } from './views.ts';

/** The provider is told that a payout is on its way, or came back: what it is by now. */
export async function noticesOfPayouts({
  ctx: { db },
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const found = await findWithOwner(db, id);
  const account = found && viewSentTo(found.payout);
  if (found === undefined || !account) return [];
  const { amount, state, returned_at } = found.payout;
  // The bank refused its file meanwhile: it is not on its way.
  if (state === 'refused') return [];
  const isReturned = state === 'returned';
  const texts = isReturned ? renderPayoutReturned({ amount, ...account }) : renderPayoutSent({ amount, ...account });
  return [
    {
      to: { user_id: found.user_id },
      type: isReturned ? 'payout_returned' : 'payout_sent',
      ...texts,
      metadata: {},
      event_key: isReturned ? `payout_returned:${id}:${returned_at?.getTime()}` : `payout_sent:${id}`,
    },
  ];
}
