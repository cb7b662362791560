/**
 * How long a message waits before its receiver is notified, who may be reading it now; and how long that notification
 * stays unread before it is mailed, in milliseconds (product decision: notifications).
 */
export const NEW_MESSAGE = { noticeAfterMs: 5000, mailAfterMs: 15 * 60_000 } as const;
