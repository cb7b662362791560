import type { BookingEvent, Part } from '@hirfa/domain/bookings';
import { defineEvent } from '../kernel/events.ts';

/** A booking was created or changed. `history_id` identifies the change, so that its effects happen only once. */
export const bookingChanged = defineEvent<{
  booking_id: string;
  history_id: string;
  event: BookingEvent | 'book';
  part: Part;
}>('booking_changed');
