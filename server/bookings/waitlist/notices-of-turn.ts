import { WAITLIST } from '@hirfa/domain/bookings';
import { renderWaitlistFree } from '@hirfa/templates/bookings';
import type { Notice } from '../../kernel/notices.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findTold } from './queries.ts';

/** Somebody who waits is told of a free time, unless they have booked or stopped to wait meanwhile. */
export async function noticesOfTurn({
  ctx: { db },
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const told = await findTold(db, id);
  if (told === undefined) return [];
  const { user_id, provider_id, service_card_id, told_at, told_start, day } = told;
  const until = new Date(told_at.getTime() + WAITLIST.turnMs);
  const provider = { en: told.display_name_en, ar: told.display_name_ar };
  return [
    {
      to: { user_id },
      type: 'waitlist_free',
      ...renderWaitlistFree(provider, told_start, until),
      metadata: { path: `/booking/${provider_id}?card=${service_card_id}&day=${day}` },
      event_key: `waitlist_free:${id}:${told_at.getTime()}`,
    },
  ];
}
