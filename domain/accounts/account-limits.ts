const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** At most so many times within so long, for one subject. */
export interface Limit {
  times: number;
  perMs: number;
}

/**
 * How often the account calls may be tried. "address" is where a request comes from, "pair" such an address with the account it names:
 * a stranger uses up their own pair, not the owner's. None asks whether the account exists. Whole neighbourhoods share the address of
 * their mobile network: what counts for an address alone is generous.
 */
export const ACCOUNT_LIMITS = {
  /** Wrong passwords; right ones are given back. */
  sign_in_pair: { times: 10, perMs: 15 * MINUTE },
  sign_in_address: { times: 60, perMs: 15 * MINUTE },
  /** For an account from all addresses at which it was never signed in. */
  sign_in_account: { times: 50, perMs: 15 * MINUTE },
  /** An address at which an account was signed in, for as long as that is remembered. */
  known_address: { times: 1, perMs: 30 * 24 * HOUR },
  sign_up_address: { times: 60, perMs: HOUR },
  /** Mails with a code, and mails with a way to a new password. */
  confirm_mail: { times: 5, perMs: HOUR },
  reset_mail: { times: 5, perMs: HOUR },
  reset_address: { times: 60, perMs: HOUR },
  phone_code: { times: 5, perMs: HOUR },
  phone_code_pair: { times: 3, perMs: HOUR },
  phone_code_address: { times: 60, perMs: HOUR },
  /** Wrong codes and links; right ones are given back. */
  guess_pair: { times: 6, perMs: 15 * MINUTE },
  guess_address: { times: 100, perMs: HOUR },
  /** Signatures of passkeys that are asked for: by each look at the sign-in page, for its e-mail field. */
  passkey_address: { times: 600, perMs: HOUR },
  /** Wrong codes of somebody's second factor, from wherever: who tries them knows the first. */
  second_factor: { times: 5, perMs: 15 * MINUTE },
  /** Wrong present passwords of somebody signed in, whatever they are asked for. */
  present_password: { times: 10, perMs: 15 * MINUTE },
  /** Photos that somebody sends, usable or not: each costs a second of work. */
  photo: { times: 30, perMs: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof ACCOUNT_LIMITS;
