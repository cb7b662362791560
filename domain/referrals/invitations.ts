import { piastres } from '../payments/index.ts';

/** A person's code for invitations: letters and digits that nobody confuses when they read it aloud. */
export const INVITE_CODE = { length: 6, alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' } as const;
/** The form of a code that somebody has typed, in any case. */
export const INVITE_CODE_PATTERN = `^[A-Za-z0-9]{4,12}$`;

/** What an invitation is worth to each of the two, unless a setting says otherwise. */
export const REFERRAL = { flat: piastres(5000) } as const;

/** The most that a setting may say. */
export const MOST_PER_INVITATION = piastres(100_000);

/** How long a device keeps the code of an invitation until its person has an account. */
export const INVITATION_KEPT_DAYS = 30;

/**
 * The life of an invitation: `bound` when the invited person has an account, `reserved` by their first booking,
 * `earned` when that one settles, `reversed` when its money goes back afterwards. `refused` gives nothing.
 */
export const INVITATION_STATES = ['bound', 'reserved', 'earned', 'reversed', 'refused'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Why an invitation gives nothing; admins read it. */
export const INVITATION_REFUSALS = [
  'oneself',
  'not_new',
  'same_device',
  'device_of_others',
  'same_instrument',
  'throwaway_mail',
  'ring',
] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];

/**
 * The movements of a person's credit: `earned` by an invitation, `spent` on a booking, `returned` by one that ended,
 * `reversed` when what was earned is taken back, `owed`: taken from later credit, because it had been spent by then;
 * `refunded`: chosen for money that could not go back to where it came from.
 */
export const CREDIT_KINDS = ['earned', 'spent', 'returned', 'reversed', 'owed', 'refunded'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];
