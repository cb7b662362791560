import type { BookingEvent, Part } from '@hirfa/domain/bookings';
import { defineEvent } from '../kernel/events.ts';

/** A booking was made or changed. `history_id` names this very change: what follows from it happens once. */
export const bookingChanged = defineEvent<{
  booking_id: string;
  history_id: string;
  event: BookingEvent | 'book';
  part: Part;
}>('booking_changed');
