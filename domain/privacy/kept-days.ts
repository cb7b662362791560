/** For how many days rows about people are kept, besides those that end with the account or a booking. */
export const KEPT_DAYS = {
  /** Sessions, after they have ended: who ends all of them can see for a while that it was done. */
  endedSessions: 30,
  /** Notifications, after they were read, and after they were written; mails and text messages after they were sent. */
  readNotifications: 90,
  notifications: 365,
  sentMessages: 90,
  /** Devices that get pushes, after their last use. */
  devices: 90,
  /** The address and the notes of a booking, after it has ended: banks take months, and courts hear of it in a year. */
  places: 365,
  /** The account to which a refund was transferred, after that. */
  refundAccounts: 90,
  /** What somebody waited for, after it has passed. */
  waits: 1,
  /** Answers to calls that a browser may repeat. */
  answers: 7,
} as const;
