/** The work of this room that waits for admins: within which time they decide, and what they decide with an undo. */
export const WAITING_CHATS = { chat: { decidedWithinMs: 120_000, decisions: {} } } as const;
