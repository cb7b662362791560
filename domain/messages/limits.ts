const DAY = 24 * 60 * 60_000;

/** The limits of a chat (product decision: messages). Lengths in characters as JavaScript and the call count them. */
export const CHAT = {
  /** How long people can still write after their booking has ended. */
  writableAfterEndMs: 14 * DAY,
  textMax: 2000,
  /** How many messages one person can send: in any chat, and to a provider who has not accepted yet. */
  perMinute: 60,
  perHourBeforeAcceptance: 300,
  /** How many messages before and after a reported one an admin reads. */
  aroundReport: 10,
  /** How much of a message an alert shows (`shorten`). 5.8 */
  previewLength: 50,
} as const;

/** A photo in a chat. How many a person can send in an hour: `chat_photo` of the limits of accounts. */
export const CHAT_PHOTO = {
  maxBytes: 5_000_000,
  maxPixels: 50_000_000,
  /** A PDF is no photo. */
  maxPages: 0,
  /** The longer side of the stored picture; devices make larger photos smaller before they send them. */
  sidePx: 1600,
  /** A file that no message shows is deleted so long after it was stored. */
  unusedMs: DAY,
} as const;

/** Photos that a customer adds to a request: the provider sees them once it is accepted. */
export const REQUEST_PHOTOS = { most: 3 } as const;
