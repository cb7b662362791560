import type { NewAnnouncement } from '@hirfa/contract/notifications';
import { cairoInstant } from '@hirfa/domain/market';
import { canBeginAt, isInsidePath } from '@hirfa/domain/notifications';
import type { Audience } from './use-audiences.ts';

/** What else the form asks, as it is written: the person, the page behind a tap, and the time in Cairo. */
export const NO_DETAILS = { person: '', person_name: '', path: '', at: '' };
export type Details = typeof NO_DETAILS;

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

/** The instant of a time in Cairo; null if it is none, or can't be scheduled. */
function instantOf(at: string, now: Date): Date | null {
  const [, day = '', hours = '', minutes = ''] = LOCAL.exec(at) ?? [];
  const instant = day === '' ? null : cairoInstant(day, Number(hours) * 60 + Number(minutes));
  return instant !== null && canBeginAt(instant, now) ? instant : null;
}

/** Which of the details are wrong. */
export function problemsOf(audience: Audience, { person, path, at }: Details, now = new Date()) {
  return {
    person: audience === 'person' && person === '',
    path: path.trim() !== '' && !isInsidePath(path.trim()),
    at: at !== '' && instantOf(at, now) === null,
  };
}

/** The details as they are sent; null if one is wrong. */
export function readDetails(audience: Audience, details: Details, now = new Date()): Partial<NewAnnouncement> | null {
  if (Object.values(problemsOf(audience, details, now)).includes(true)) return null;
  const [path, send_at] = [details.path.trim(), instantOf(details.at, now)];
  return {
    ...(audience === 'person' ? { user_id: details.person } : { topic: audience, send_to_topic: true }),
    ...(path !== '' && { metadata: { path } }),
    ...(send_at !== null && { send_at: send_at.toISOString() }),
  };
}
