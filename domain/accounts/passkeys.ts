/** Keys on people's devices. A challenge is signed once and within five minutes. */
export const PASSKEY = { challengeMs: 5 * 60_000, most: 20, nameLength: { min: 1, max: 60 } } as const;
