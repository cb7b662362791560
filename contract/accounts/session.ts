import * as z from 'zod';

/**
 * An open session. `access_token` goes into `Authorization: Bearer`; `expires_at` is its end in epoch seconds.
 * `refresh_token` is only a handle: the real one is in a cookie that scripts can't read.
 */
export const Session = z.strictObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.int(),
  /** `email` is null for a person who only has a phone number. */
  user: z.strictObject({ id: z.uuid(), email: z.string().nullable() }),
});
export type Session = z.infer<typeof Session>;

/** The e-mail has to be confirmed first, by the code or the link that was sent to it. */
export const ConfirmFirst = z.strictObject({ confirm: z.literal('email') });
export type ConfirmFirst = z.infer<typeof ConfirmFirst>;

/** A second factor has to be shown first, to `passSecondFactor` with this challenge. */
export const SecondFactorFirst = z.strictObject({
  second_factor: z.strictObject({ challenge: z.string(), methods: z.array(z.enum(['totp', 'recovery_code'])) }),
});
export type SecondFactorFirst = z.infer<typeof SecondFactorFirst>;

/** A session, or a request for the second factor (`'second_factor' in answer`). */
export const Proven = z.union([Session, SecondFactorFirst]);
export type Proven = z.infer<typeof Proven>;

/** `confirmed` is the e-mail: it is confirmed, but another browser asked for the account, so no session is opened. */
export const EmailConfirmed = z.strictObject({ confirmed: z.string() });
export type EmailConfirmed = z.infer<typeof EmailConfirmed>;

/** Like `Proven`, or only the e-mail is confirmed (`'confirmed' in answer`). */
export const ProvenOrConfirmed = z.union([Session, SecondFactorFirst, EmailConfirmed]);
export type ProvenOrConfirmed = z.infer<typeof ProvenOrConfirmed>;

/** Like `Proven`, or the password is right but the e-mail is not confirmed (`'confirm' in answer`). */
export const SignedIn = z.union([Session, ConfirmFirst, SecondFactorFirst]);
export type SignedIn = z.infer<typeof SignedIn>;

/** The device of a sign-in or change, as its browser describes itself; null where it is unknown. */
export const Device = z.strictObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer']).nullable(),
});
export type Device = z.infer<typeof Device>;
