/** Characters a password may have; the upper bound keeps hashing affordable. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Characters of a person's full name. */
export const FULL_NAME_LENGTH = { min: 2, max: 80 } as const;
