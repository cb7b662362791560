import type { BookingEvent, Part } from '@hirfa/domain/bookings';
import { defineEvent } from '../kernel/events.ts';

/** A booking was created or changed. `history_id` identifies the change, so that its effects happen only once. */
export const bookingChanged = defineEvent<{
  booking_id: string;
  history_id: string;
  event: BookingEvent | 'book';
  part: Part;
}>('booking_changed');

/** When a provider is free was found again. */
export const freeTimeFound = defineEvent<{ provider_id: string }>('free_time_found');

/** Somebody who waits for a time is told that it is free. */
export const turnGiven = defineEvent<{ entry_id: string }>('turn_given');

/** A customer has ended what was left of a package. */
export const packageStopped = defineEvent<{ package_id: string }>('package_stopped');

/** An admin has said what became of the transfer of a refund. */
export const transferDecided = defineEvent<{ operation_id: string }>('transfer_decided');

/** A booking of the test tools is gone, with everything that the database keeps with it. */
export const bookingDeleted = defineEvent<{
  booking_id: string;
  provider_id: string;
  /** Its two people. */
  user_ids: readonly string[];
}>('booking_deleted');
