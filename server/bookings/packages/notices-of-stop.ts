import { renderPackageStopped } from '@hirfa/templates/bookings';
import type { Notice } from '../../kernel/notices.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findStopped } from '../stored-packages/queries.ts';

/** Both people are told once that a package was stopped, not of each of its bookings. */
export async function noticesOfStop({
  ctx: { db },
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const stopped = await findStopped(db, id);
  if (stopped === undefined) return [];
  const { booker_id, provider_user_id, title, title_ar, bookings, refund, left } = stopped;
  const titles = { en: title, ar: title_ar };
  const notice = (user_id: string, part: 'customer' | 'provider'): Notice => ({
    to: { user_id },
    type: part === 'customer' ? 'package_stopped' : 'job_package_stopped',
    ...renderPackageStopped(part, { title: titles, bookings, refund, left }),
    metadata: { booking_id: id },
    event_key: `package_stopped:${id}`,
  });
  return [notice(booker_id, 'customer'), notice(provider_user_id, 'provider')];
}
