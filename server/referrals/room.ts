import { KEPT_DAYS } from '@hirfa/domain/privacy';
import { deviceUsed } from '../accounts/index.ts';
import { bookingChanged } from '../bookings/index.ts';
import { noticesAfter } from '../kernel/notices.ts';
import type { Room } from '../kernel/room.ts';
import { on, onAll } from '../kernel/subscribers.ts';
import { rememberDeviceOf } from './invitations/add-device.ts';
import { discounts } from './discounts.ts';
import { referralEarned, referralReversed } from './events.ts';
import { followChangedBookings } from './follow-bookings.ts';
import { referralsHandlers } from './handlers.ts';
import { noticesOfEarned, noticesOfReversed } from './notices-of-credit.ts';
import { referralsPersonalData } from './personal-data.ts';
import { chooseRefundAsBefore } from './refunds/choose-as-before.ts';
import { sharedThings } from './shared-things.ts';

const BOOKS = 'the books of the platform, which the law keeps';

export const referralsRoom = {
  name: 'referrals',
  handlers: referralsHandlers,
  provides: { discounts, sharedThings },
  events: [referralEarned, referralReversed],
  notices: [
    noticesAfter(referralEarned, {
      job: 'notify_of_credit',
      idOf: ({ booking_id }) => booking_id,
      verb: noticesOfEarned,
    }),
    noticesAfter(referralReversed, {
      job: 'notify_of_lost_credit',
      idOf: ({ booking_id }) => booking_id,
      verb: noticesOfReversed,
    }),
  ],
  subscribers: [
    onAll(bookingChanged, followChangedBookings),
    on(bookingChanged, chooseRefundAsBefore),
    on(deviceUsed, rememberDeviceOf),
  ],
  retention: [
    { table: 'public.invite_codes', kept: 'a code stays the same; ends with the account of the person' },
    { table: 'public.invitations', kept: BOOKS },
    { table: 'public.referral_amounts', kept: 'a few rows; what past invitations were worth' },
    { table: 'public.referral_devices', column: 'seen_at', days: KEPT_DAYS.devices },
    { table: 'public.credit_entries', kept: BOOKS },
    { table: 'public.promotion_codes', kept: 'the terms of past discounts' },
    { table: 'public.promotion_uses', kept: BOOKS },
  ],
  personalData: referralsPersonalData,
} as const satisfies Room;
