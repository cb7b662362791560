import { REQUEST_ALERT } from './limits.ts';

/** Whether a request was authorized (RFC 3339, null: not yet) in the last 15 minutes: its provider is alerted. 9.22 */
export function isNewRequest({ authorized_at }: { authorized_at: string | null }, now: Date): boolean {
  return authorized_at !== null && now.getTime() < Date.parse(authorized_at) + REQUEST_ALERT.windowMs;
}
