import { defineEvent } from '../kernel/events.ts';

/** A booking has settled, and the inviter of its customer has earned credit. */
export const referralEarned = defineEvent<{ booking_id: string }>('referral_earned');

/** The credit that an inviter had earned by a booking was taken back. */
export const referralReversed = defineEvent<{ booking_id: string }>('referral_reversed');
