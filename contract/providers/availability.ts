import { type WeeklyHours } from '@hirfa/domain/bookings';
import { DAY_MINUTES } from '@hirfa/domain/market';
import { AVAILABILITY_LIMITS, IMPORT_PROBLEMS, TEMPLATE_KINDS } from '@hirfa/domain/providers';
import * as z from 'zod';
import { MINUTE, providerCall } from '../calls.ts';
import { stateChanged, tooManyRequests } from '../errors.ts';
import { DayText, WebAddress } from '../lists.ts';
import { LINE } from '../texts.ts';

const LIMITS = AVAILABILITY_LIMITS;

/** Minutes since midnight of a Cairo day; the end is not included, and 1440 is midnight. */
const minutes = {
  from_minute: z
    .int()
    .min(0)
    .max(DAY_MINUTES - 1),
  to_minute: z.int().min(1).max(DAY_MINUTES),
};
const weekday = z.int().min(0).max(6);
export const Week = z.array(z.strictObject({ weekday, ...minutes }) satisfies z.ZodType<WeeklyHours>).max(LIMITS.hours);
const name = z.string().trim().max(LIMITS.nameLength).regex(LINE);

/** Hours instead of the weekly ones from `first_day` to `last_day`, both included; a weekday without any is closed. */
const Template = z.strictObject({
  kind: z.enum(TEMPLATE_KINDS),
  name_en: name,
  name_ar: name,
  first_day: DayText,
  last_day: DayText,
  hours: Week,
});

/** A day off, or hours in addition to those of the day; both for one day: only the extra hours. */
const Exception = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off'), day: DayText }),
  z.strictObject({ kind: z.literal('hours'), day: DayText, ...minutes }),
]);

const hours = {
  /** Grows by one with every change; 0 before the first. */
  version: z.int().min(0).max(2_000_000_000),
  weekly: Week,
  templates: z.array(Template).max(LIMITS.templates),
  exceptions: z.array(Exception).max(LIMITS.exceptions),
  notice_minutes: z.int().min(0).max(LIMITS.noticeMinutes),
  horizon_days: z.int().min(1).max(LIMITS.horizonDays),
  slot_step_minutes: z.literal(LIMITS.stepMinutes),
  travel_buffer_minutes: z.int().min(0).max(LIMITS.travelBufferMinutes),
};

/**
 * When the provider works, on which terms they can be booked, and their calendars elsewhere. `feed_address` is a
 * secret: who has it reads the feed. Days that have passed are left out. `problem` says why the last
 * reading of the imported calendar failed: what was read at `last_read_at` holds until it works again. `next_read_at`
 * is null while a reading is about to happen; `busy` has the busy times of the next days, for a preview. Of the last
 * reading that worked, `unread_events` counts the events that could not be read whole, whose times may be free here,
 * and `guessed_events` those in a zone that nobody knows, which were read in the calendar's own zone or Cairo's.
 */
export const Availability = z.strictObject({
  ...hours,
  feed_address: WebAddress.nullable(),
  import: z
    .strictObject({
      address: z.string(),
      last_read_at: z.iso.datetime().nullable(),
      problem: z.enum(IMPORT_PROBLEMS).nullable(),
      next_read_at: z.iso.datetime().nullable(),
      unread_events: z.int().min(0),
      guessed_events: z.int().min(0),
      busy: z.array(z.strictObject({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })),
    })
    .nullable(),
});
export type Availability = z.infer<typeof Availability>;

export const SaveAvailability = z.strictObject(hours);
export type SaveAvailability = z.infer<typeof SaveAvailability>;

const route = { path: '/api/v1/provider/availability', tags: ['providers'] } as const;

const imported = { path: '/api/v1/provider/imported-calendar', tags: ['providers'] } as const;
const feed = { path: '/api/v1/provider/calendar-feed', tags: ['providers'] } as const;

/** The working hours of a verified provider (product decision: availability). */
export const availability = {
  getAvailability: providerCall
    .meta({ staleAfter: { any: ['provider_changed'] } })
    .route({ ...route, method: 'GET', summary: 'My working hours' })
    .input(z.strictObject({}))
    .output(Availability),
  /**
   * Replaces all of it; bookings that exist stay. Refused fields have codes of `AVAILABILITY_PROBLEMS`.
   * `state_changed`: another device saved meanwhile.
   */
  saveAvailability: providerCall
    .meta({ rate: { times: 120, perMs: 10 * MINUTE } })
    .route({ ...route, method: 'PUT', summary: 'Change my working hours' })
    .input(SaveAvailability)
    .output(Availability)
    .errors(stateChanged),
  /** A new secret address of the feed of the caller's bookings; the one before stops working. Also while suspended. */
  renewFeed: providerCall
    .meta({ rate: { times: 30, perMs: 10 * MINUTE } })
    .route({ ...feed, method: 'POST', summary: 'Renew the address of my calendar feed' })
    .input(z.strictObject({}))
    .output(Availability),
  removeFeed: providerCall
    .route({ ...feed, method: 'DELETE', summary: 'Remove my calendar feed' })
    .input(z.strictObject({}))
    .output(Availability),
  /**
   * Imports when the calendar at this address is busy, now and from time to time; the same address again reads it now.
   * https, or webcal, which means https; the answer does not wait for the reading.
   */
  importCalendar: providerCall
    .route({ ...imported, method: 'PUT', summary: 'Import when another calendar of mine is busy' })
    .input(z.strictObject({ address: z.string().trim().min(1).max(2000).regex(LINE) }))
    .output(Availability)
    .errors(tooManyRequests),
  removeImportedCalendar: providerCall
    .route({ ...imported, method: 'DELETE', summary: 'Remove my imported calendar' })
    .input(z.strictObject({}))
    .output(Availability),
};
