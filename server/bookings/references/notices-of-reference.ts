import { renderReferenceGiven } from '@hirfa/templates/bookings';
import type { Notice } from '../../kernel/notices.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findGiven } from './queries.ts';

/** A customer who pays at a kiosk is sent the reference and its deadline: at the kiosk the page may be closed. */
export async function noticesOfReference({
  ctx: { db, now },
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const given = await findGiven(db, id);
  if (given === undefined || given.code === null || given.pay_by <= now) return [];
  const { booking_id, user_id, title_en: en, title_ar: ar, amount, code, pay_by } = given;
  return [
    {
      to: { user_id },
      type: 'reference_given',
      ...renderReferenceGiven({ title: { en, ar }, amount, code, pay_by }),
      metadata: { path: `/payment/${booking_id}` },
      event_key: `reference_given:${id}`,
    },
  ];
}
