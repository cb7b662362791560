/**
 * The times of notifications of live support, in milliseconds (product decision: live support). An answer waits for its
 * person, who may be reading it now, then stays unread before it is mailed. The admin who has taken a session has some
 * time to answer before they are notified. All admins hear of who has waited for long within the hours.
 */
export const SUPPORT_NOTICE = {
  replyAfterMs: 5000,
  mailAfterMs: 15 * 60_000,
  takenAfterMs: 20_000,
  waitingAfterMs: 2 * 60_000,
} as const;
