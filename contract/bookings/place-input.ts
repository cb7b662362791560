import { ADDRESS_LENGTH, BOOKING_MODES, NOTES_MAX, PEOPLE } from '@hirfa/domain/bookings';
import * as z from 'zod';
import { LINES } from '../texts.ts';

/** Text of several lines without invisible characters. */
export const multiLine = (min: number, max: number) => z.string().trim().min(min).max(max).regex(LINES);

/** What is booked, where and for how many. `area_id` and `address` are for `in_person` only. */
export const BookingPlaceInput = z.strictObject({
  service_card_id: z.uuid(),
  mode: z.enum(BOOKING_MODES),
  area_id: z.uuid().optional(),
  address: multiLine(ADDRESS_LENGTH.min, ADDRESS_LENGTH.max).optional(),
  notes: multiLine(0, NOTES_MAX).default(''),
  people: z.int().min(PEOPLE.min).max(PEOPLE.max).default(1),
});
export type BookingPlaceInput = z.infer<typeof BookingPlaceInput>;
