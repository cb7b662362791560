import type { BookingStatus } from '../bookings/index.ts';
import { isQuiet, morningAfter, type NotificationCase } from './channels.ts';
import type { NotificationPreferences } from './preferences.ts';
import { REMINDERS } from './reminders.ts';
import { NOTIFICATIONS } from './types.ts';

/**
 * When a notification becomes a text message (docs/decisions/0084): so long after it no push was accepted and nobody
 * read it. One that could not be sent for so long is outdated. At most so many for one person on a day of Cairo.
 */
export const TEXT_MESSAGE = { afterMs: 2 * 60_000, lifeMs: 60 * 60_000, perDay: 10 } as const;

/** Why a text message was not sent: the caps, the number, the time, or an attempt of which nobody knows the end. */
export const TEXT_FAILURES = ['person_cap', 'total_cap', 'refused', 'no_phone', 'outdated', 'unclear'] as const;
export type TextFailure = (typeof TEXT_FAILURES)[number];

/**
 * When a notification becomes a text message unless a push or its reader is faster; null if it never does. What may not
 * ring at night waits for the morning.
 */
export function textDueAt(about: NotificationCase, preferences: NotificationPreferences, now: Date): Date | null {
  const { text } = NOTIFICATIONS[about.type];
  if (text === 'never' || !preferences.text_enabled) return null;
  if (text === 'last_hour' && !isWithinLastHour(about.starts_at, now)) return null;
  const due = new Date(now.getTime() + TEXT_MESSAGE.afterMs);
  return isQuiet(about, preferences, due) ? morningAfter(due) : due;
}

/** Whether a notification still holds: it may have waited for the morning. */
export function stillHolds({ type, starts_at }: NotificationCase, status: BookingStatus, now: Date): boolean {
  if (type === 'job_request') return status === 'awaiting_acceptance';
  if (type === 'booking_confirmed') return status !== 'cancelled';
  if (NOTIFICATIONS[type].text !== 'last_hour') return true;
  return status === 'confirmed' && starts_at !== null && now < starts_at;
}

const isWithinLastHour = (startsAt: Date | null, now: Date) =>
  startsAt !== null && startsAt.getTime() - now.getTime() <= REMINDERS.reminder_hour;

/** The characters of GSM 03.38; those of the second line count twice. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '\f^{}\\[~]|€';
const PARTS = { gsm: { one: 160, each: 153 }, ucs2: { one: 70, each: 67 } } as const;

/** In how many parts a text message travels, each of which is paid: Latin letters have more room than Arabic ones. */
export function textParts(text: string): number {
  const isGsm = [...text].every((letter) => GSM.includes(letter) || GSM_TWICE.includes(letter));
  const length = isGsm ? text.length + [...text].filter((letter) => GSM_TWICE.includes(letter)).length : text.length;
  const { one, each } = PARTS[isGsm ? 'gsm' : 'ucs2'];
  return length <= one ? 1 : Math.ceil(length / each);
}
