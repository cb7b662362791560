import { renderReferralEarned, renderReferralReversed } from '@hirfa/templates/referrals';
import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { findRewarded } from './queries.ts';

type Work = { ctx: WriteCtx; input: { id: string } };

/** Who invited the customer of a booking is told once of the credit that it brought. */
export async function noticesOfEarned({ ctx: { db }, input: { id } }: Work): Promise<Notice[]> {
  const found = await findRewarded(db, id);
  if (found?.state !== 'earned') return [];
  const words = renderReferralEarned(found.first_name, found.amount);
  return [notice('referral_earned', found.inviter_id, id, words)];
}

/** And once if it is taken back. */
export async function noticesOfReversed({ ctx: { db }, input: { id } }: Work): Promise<Notice[]> {
  const found = await findRewarded(db, id);
  if (found?.state !== 'reversed') return [];
  const words = renderReferralReversed(found.first_name, found.amount, found.is_owed);
  return [notice('referral_reversed', found.inviter_id, id, words)];
}

function notice(
  type: 'referral_earned' | 'referral_reversed',
  user_id: string,
  bookingId: string,
  words: ReturnType<typeof renderReferralEarned>,
): Notice {
  return { to: { user_id }, type, ...words, metadata: {}, event_key: `${type}:${bookingId}` };
}
