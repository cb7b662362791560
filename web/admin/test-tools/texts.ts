import { msg } from '@lingui/core/macro';

/** Why a booking is not deleted. */
export const DELETION_REFUSALS = {
  invalid_input: msg`This is not the ID of a booking.`,
  not_found: msg`There is no booking with this ID.`,
  not_test_booking: msg`Only bookings of two test people can be deleted, and at least one of these two is a real person.`,
  charged_back: msg`The customer’s bank has taken this money back, so the booking stays as a record.`,
  state_changed: msg`This booking can’t be ended in its present state.`,
};
