import { PAYOUT_HOLD_HOURS } from '@hirfa/domain/payouts';
import { renderPayoutAccountChanged } from '@hirfa/templates/payouts';
import type { Notice } from '../../kernel/notices.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findPayoutDetails } from './queries.ts';
import { viewPayoutDetails } from './views.ts';

/** The owner of an account is told that it is paid to another one from now on. */
export async function noticesOfAccount({
  ctx: { db },
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const details = await findPayoutDetails(db, id);
  if (details === undefined) return [];
  return [
    {
      to: { user_id: id },
      type: 'payout_account_changed',
      ...renderPayoutAccountChanged(viewPayoutDetails(details), PAYOUT_HOLD_HOURS),
      metadata: { path: '/provider/profile/edit' },
      event_key: `payout_account_changed:${id}:${details.changed_at.getTime()}`,
    },
  ];
}
