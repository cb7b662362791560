import { INVITATION_KEPT_DAYS, INVITE_CODE_PATTERN } from '@hirfa/domain/referrals';
import { INVITATION } from '@hirfa/domain/screens';

/** The code of who invited the person of this device, and when they opened it: "K7MWQP 1764288000000". */
export const INVITATION_KEY = INVITATION.key;

const DAY_MS = 86_400_000;
const KEPT = new RegExp(`^${INVITE_CODE_PATTERN.slice(1, -1)} \\d{1,15}$`);

/** Keeps a code for as long as an invitation counts; without storage it counts on this page only. */
export function keepInvitation(code: string, now = Date.now()): void {
  try {
    localStorage.setItem(INVITATION_KEY, `${code} ${now}`);
  } catch {
    // The person can open the link again after they have an account.
  }
}

/** The kept code; null without one, and where it is too old. */
export function keptInvitation(now = Date.now()): string | null {
  const stored = read();
  if (stored === null || !KEPT.test(stored)) return null;
  const [code = '', at] = stored.split(' ');
  if (now - Number(at) < INVITATION_KEPT_DAYS * DAY_MS) return code;
  forgetInvitation();
  return null;
}

export function forgetInvitation(): void {
  try {
    localStorage.removeItem(INVITATION_KEY);
  } catch {
    // Nothing is stored.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(INVITATION_KEY);
  } catch {
    return null;
  }
}

const CODE = new RegExp(INVITE_CODE_PATTERN);

/** Whether a text may be the code of an invitation. */
export const isInviteCode = (text: string): boolean => CODE.test(text);
