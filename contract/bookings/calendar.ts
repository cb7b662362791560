import { CALENDAR } from '@hirfa/domain/bookings';
import { DAY_MINUTES } from '@hirfa/domain/market';
import { TEMPLATE_KINDS } from '@hirfa/domain/providers';
import * as z from 'zod';
import { providerCall } from '../calls.ts';
import { DayText } from '../lists.ts';
import { Booking } from './booking.ts';

const Minute = z.int().min(0).max(DAY_MINUTES);

/** What a calendar shows of a booking; its panel reads the rest. */
export const CalendarBooking = Booking.pick({
  id: true,
  title_en: true,
  title_ar: true,
  status: true,
  payment_status: true,
  customer: true,
  starts_at: true,
  ends_at: true,
  completed_at: true,
}).extend({ customer: Booking.shape.customer.pick({ display_name: true }) });
export type CalendarBooking = z.infer<typeof CalendarBooking>;

/**
 * A day in Cairo. `hours` are the working hours that hold, in minutes of the clock since midnight, in their order and
 * without overlaps; `is_day_off` is true on a day off, which may have extra hours. `template` replaces the weekly hours
 * of the day.
 */
export const CalendarDay = z.strictObject({
  day: DayText,
  hours: z.array(z.strictObject({ from_minute: Minute, to_minute: Minute })),
  is_day_off: z.boolean(),
  template: z.strictObject({ kind: z.enum(TEMPLATE_KINDS), name_en: z.string(), name_ar: z.string() }).nullable(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/**
 * The days in their order; the bookings that touch them, paid and not cancelled, by their start; and when an imported
 * calendar is busy, without what for. At most `CALENDAR.most` of each, the earliest. Of days that have passed, only the
 * hours and busy times are known that are still kept.
 */
export const ProviderCalendar = z.strictObject({
  days: z.array(CalendarDay),
  bookings: z.array(CalendarBooking),
  busy: z.array(z.strictObject({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })),
});
export type ProviderCalendar = z.infer<typeof ProviderCalendar>;

/** A paid booking that is to come, for the question whether its provider works then. */
export const BookedDate = Booking.pick({
  id: true,
  title_en: true,
  title_ar: true,
  status: true,
  customer: true,
  starts_at: true,
  ends_at: true,
}).extend({
  customer: Booking.shape.customer.pick({ display_name: true }),
  /** Null of one that is no date of a package that has begun. */
  package_id: z.uuid().nullable(),
  /** Whether other times are proposed for it now, by either side; and whether its provider can propose some. */
  is_proposed: z.boolean(),
  can_propose: z.boolean(),
});
export type BookedDate = z.infer<typeof BookedDate>;

export const calendar = {
  /** The calendar of the calling provider, who may be suspended, on `days` days from `from`. */
  getCalendar: providerCall
    .meta({ staleAfter: { any: ['booking_changed', 'slots_changed', 'provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/calendar', summary: 'My calendar', tags: ['bookings'] })
    .input(
      z.strictObject({
        // The database has no days that are very far from now.
        from: DayText.refine((day) => CALENDAR.first <= day && day <= CALENDAR.last),
        days: z.int().min(1).max(CALENDAR.days),
      }),
    )
    .output(ProviderCalendar),
  /** All bookings of the calling provider that are to come, by their start; the first `CALENDAR.most` of them. */
  listBookedDates: providerCall
    .meta({ staleAfter: { any: ['booking_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/booked-dates', summary: 'My booked dates', tags: ['bookings'] })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(BookedDate).max(CALENDAR.most) })),
};
