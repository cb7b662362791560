/** Limits of passkeys: a challenge is signed once and within five minutes; `most` is the number per person. */
export const PASSKEY = { challengeMs: 5 * 60_000, most: 20, nameLength: { min: 1, max: 60 } } as const;
