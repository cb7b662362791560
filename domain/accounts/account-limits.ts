const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** At most `times` within `perMs`, for one subject. */
export interface Limit {
  times: number;
  perMs: number;
}

/**
 * How often the account calls may be tried: per address of the request, or per pair of an address and an account, so
 * that a stranger exhausts their own pair only. For a known device of the account, the device replaces the address. No
 * limit depends on whether the account exists. Limits of an address alone are generous: a whole neighbourhood shares
 * the address of its mobile network.
 */
export const ACCOUNT_LIMITS = {
  /** Wrong passwords; right ones do not count. */
  sign_in_pair: { times: 10, perMs: 15 * MINUTE },
  sign_in_address: { times: 60, perMs: 15 * MINUTE },
  /** For one account, from all devices that are not known. */
  sign_in_account: { times: 50, perMs: 15 * MINUTE },
  sign_up_address: { times: 60, perMs: HOUR },
  /** Mails with a code, and mails with a link to set a new password. */
  confirm_mail: { times: 5, perMs: HOUR },
  reset_mail: { times: 5, perMs: HOUR },
  reset_address: { times: 60, perMs: HOUR },
  phone_code: { times: 5, perMs: HOUR },
  phone_code_pair: { times: 3, perMs: HOUR },
  phone_code_address: { times: 60, perMs: HOUR },
  /** Mails with a code that a signed-in person sends to an address of theirs. */
  own_mail: { times: 3, perMs: HOUR },
  /** Wrong codes of six digits; right ones do not count. The codes of links can't be guessed. */
  guess_pair: { times: 6, perMs: 15 * MINUTE },
  guess_address: { times: 100, perMs: HOUR },
  /** Requested challenges for passkeys: every view of the sign-in page requests one, for its e-mail field. */
  passkey_address: { times: 600, perMs: HOUR },
  /** Wrong codes of a second factor: all devices that are not known together, and each known device or session. */
  second_factor: { times: 5, perMs: 15 * MINUTE },
  /** Wrong current passwords of a signed-in person, wherever they are asked for. */
  present_password: { times: 10, perMs: 15 * MINUTE },
  /** Uploaded photos, usable or not: each costs a second of work. */
  photo: { times: 30, perMs: HOUR },
  /** Photos of cards, usable or not. */
  card_photo: { times: 120, perMs: HOUR },
  /** Photos in chats, usable or not. */
  chat_photo: { times: 60, perMs: HOUR },
  /** Uploaded documents, usable or not: each costs seconds of work. */
  document: { times: 60, perMs: HOUR },
  /** Reads of one calendar feed; and wrong addresses of feeds, right ones do not count. */
  calendar_feed: { times: 120, perMs: HOUR },
  calendar_feed_address: { times: 60, perMs: 15 * MINUTE },
  /** Calendars that a provider asks to import, usable or not: each is fetched and read. */
  calendar_import: { times: 20, perMs: HOUR },
  /** Copies of all data about a person, each of which reads every table. */
  export: { times: 1, perMs: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof ACCOUNT_LIMITS;

/** How long after a sign-in its browser is a known device of the account (docs/decisions/0021). */
export const KNOWN_DEVICE_MS = 180 * 24 * HOUR;
