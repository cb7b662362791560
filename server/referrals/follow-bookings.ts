import type { HistoryEvent } from '@hirfa/domain/bookings';
import type { WriteCtx } from '../kernel/verb.ts';
import { referralEarned, referralReversed } from './events.ts';
import { followBookings } from './queries.ts';

/** The events of bookings after which credit, codes and invitations stay as they are. */
const WITHOUT_MONEY: ReadonlySet<HistoryEvent> = new Set([
  'book',
  'secure',
  'fail_payment',
  'extend_hold',
  'choose_method',
  'owe_surplus',
  'fail_refund',
  'accept',
  'capture',
  'start',
  'begin',
  'finish',
  'dispute',
  'answer_dispute',
  'miss_answer',
  'withdraw_dispute',
  'propose_extra',
  'withdraw_extra',
  'decline_extra',
  'add_extra',
  'lose_extra_time',
  'release_extra',
  'propose',
  'reschedule',
  'decline_proposal',
  'withdraw_proposal',
  'expire_proposal',
]);

interface Changed {
  booking_id: string;
  event: HistoryEvent;
}

/** A subscriber: gives back what ended bookings had reserved, and inviters their credit when bookings settle. */
export async function followChangedBookings({ ctx, input }: { ctx: WriteCtx; input: readonly Changed[] }) {
  const { db, now, publish } = ctx;
  const ids = input.filter(({ event }) => !WITHOUT_MONEY.has(event)).map(({ booking_id }) => booking_id);
  if (ids.length === 0) return;
  const followed = await followBookings(db, ids, now);
  const those = (wanted: 'earned' | 'reversed') =>
    followed.filter(({ became }) => became === wanted).map(({ id }) => ({ booking_id: id }));
  await publish(referralEarned, ...those('earned'));
  await publish(referralReversed, ...those('reversed'));
}
