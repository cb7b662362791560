const DAY = 24 * 60 * 60_000;

/** The limits of a chat (product decision: messages). Lengths in characters as JavaScript and the call count them. */
export const CHAT = {
  /** How long people can still write after their booking has ended. */
  writableAfterEndMs: 14 * DAY,
  textMax: 2000,
  /** How many messages one person can send: in any chat, and to a provider who has not accepted yet. */
  perMinute: 60,
  perHourBeforeAcceptance: 300,
  /** How much of a message an alert shows (`shorten`). 5.8 */
  previewLength: 50,
} as const;
