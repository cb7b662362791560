import { BOOKING_MODES, CALENDAR, HALF_HOURS, WAITLIST, WANTED_PARTS } from '@hirfa/domain/bookings';
import * as z from 'zod';
import { personCall, providerCall } from '../calls.ts';
import { ERRORS, notFound } from '../errors.ts';
import { DayText } from '../lists.ts';
import { Booking } from './booking.ts';

const tags = ['bookings'];
const path = '/api/v1/me/waits';
const stale = { staleAfter: { any: ['waitlist_changed', 'booking_changed'] } } as const;
const Instant = z.iso.datetime();
const halfHours = z.int().min(HALF_HOURS.min).max(HALF_HOURS.max);
// The database has no days that are very far from now.
const Day = DayText.refine((day) => CALENDAR.first <= day && day <= CALENDAR.last);

/** A time that is waited for: a part of a day in Cairo; `half_hours` of work that is paid by the hour. */
export const WaitInput = z.strictObject({
  service_card_id: z.uuid(),
  mode: z.enum(BOOKING_MODES),
  half_hours: halfHours.optional(),
  day: Day,
  part: z.enum(WANTED_PARTS),
});
export type WaitInput = z.infer<typeof WaitInput>;

/**
 * What somebody waits for. `waiting`: nothing was free, or others are told first; `told`: they were told of a start
 * (until when only they were, or null where that is over), which is not held; `unavailable`: nobody can book this now.
 */
export const Wait = z.strictObject({
  id: z.uuid(),
  provider: Booking.shape.provider.pick({
    id: true,
    display_name_en: true,
    display_name_ar: true,
    avatar_url: true,
  }),
  service_card_id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  mode: z.enum(BOOKING_MODES),
  half_hours: halfHours.nullable(),
  day: DayText,
  part: z.enum(WANTED_PARTS),
  state: z.enum(['waiting', 'told', 'unavailable']),
  told: z.strictObject({ starts_at: Instant, until: Instant.nullable() }).nullable(),
});
export type Wait = z.infer<typeof Wait>;

const One = z.strictObject({ id: z.uuid() });

/** Waiting for a time that is taken: who waits is told in turn once one is free. Nothing is held. */
export const waits = {
  /** The earliest first. Who has booked that provider on that day, or whose day has passed, waits no longer. */
  listWaits: personCall
    .meta(stale)
    .route({ method: 'GET', path, summary: 'What I wait for', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(Wait).max(WAITLIST.most) })),
  /**
   * Can be repeated. There is one for each provider and day: another part or card replaces the one before. `is_free`:
   * there is a free time.
   */
  waitForTime: personCall
    .route({ method: 'PUT', path, summary: 'Wait for a time', tags })
    .input(WaitInput)
    .output(One)
    .errors({ ...notFound, too_many_waits: ERRORS.too_many_waits, is_free: ERRORS.is_free }),
  /** Can be repeated. */
  stopWaiting: personCall
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Stop waiting', tags })
    .input(One)
    .output(One),
  /** How many people wait for a time of each of these days; days for which nobody waits are left out. */
  countWaiting: providerCall
    .meta({ staleAfter: { any: ['waitlist_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/waiting', summary: 'How many wait for my days', tags })
    .input(z.strictObject({ from: Day, days: z.int().min(1).max(CALENDAR.days) }))
    .output(z.strictObject({ items: z.array(z.strictObject({ day: DayText, people: z.int() })).max(CALENDAR.days) })),
};
