import { REQUEST_ALERT } from './limits.ts';

/** A booking that was authorized after this instant is new. 9.22 */
export const newAfter = (now: Date) => new Date(now.getTime() - REQUEST_ALERT.windowMs);

/** Whether a request was authorized (RFC 3339, null: not yet) in the last 15 minutes: its provider is alerted. 9.22 */
export function isNewRequest({ authorized_at }: { authorized_at: string | null }, now: Date): boolean {
  return authorized_at !== null && Date.parse(authorized_at) > newAfter(now).getTime();
}
