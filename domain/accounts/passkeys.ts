/** Keys on people's devices. What they sign is asked for once and within five minutes. */
export const PASSKEY = { challengeMs: 5 * 60_000, most: 20, nameLength: { min: 1, max: 60 } } as const;
