/** Why an account can be suspended; the person reads it in their language, and what the admin adds in own words. */
export const SUSPENSION_REASONS = ['fraud', 'abuse', 'outside_payment', 'false_identity', 'rules'] as const;
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];

/** The admin's own words. */
export const SUSPENSION_WORDS_LENGTH = { max: 500 } as const;
