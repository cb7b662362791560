const DAY = 24 * 60 * 60_000;

/** The life of a support session: it ends once, and is not opened again. 4.27 */
export const SUPPORT_STATUSES = ['active', 'ended'] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

/** Who writes in a session: the person, the support team, or the product itself. 3.13 */
export const SUPPORT_SENDERS = ['user', 'admin', 'system'] as const;
export type SupportSender = (typeof SUPPORT_SENDERS)[number];

/** The limits of live support. Lengths in characters as JavaScript and the call count them. */
export const SUPPORT = {
  textMax: 2000,
  /** How many messages one person can send, and how many sessions they can open. */
  perMinute: 60,
  opensPerHour: 20,
  /** A session in which nobody has written for so long ends. */
  silenceMs: DAY,
} as const;

/** How somebody rates the help, the worst first (product decision: live support). */
export const SUPPORT_RATINGS = [1, 2, 3, 4, 5] as const;
export type SupportRating = (typeof SUPPORT_RATINGS)[number];

/** When a session ends by itself, if nobody writes until then. */
export function endsBySilenceAt(lastAt: Date): Date {
  return new Date(lastAt.getTime() + SUPPORT.silenceMs);
}

/** Whether an admin can take, answer or resolve a session: it is active, and no other admin has it. */
export function canAnswer(session: { status: SupportStatus; taken_by: string | null }, adminId: string): boolean {
  return session.status === 'active' && (session.taken_by === null || session.taken_by === adminId);
}
