import { defineEvent } from '../kernel/events.ts';

/** By this booking, which has settled, who invited its customer has earned credit. */
export const referralEarned = defineEvent<{ booking_id: string }>('referral_earned');

/** The credit that this booking had brought was taken back. */
export const referralReversed = defineEvent<{ booking_id: string }>('referral_reversed');
