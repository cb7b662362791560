export { cancelOpenBookings } from './cancel-open-bookings.ts';
export { getBooking } from './get-booking.ts';
export { cancelForBoth, findCancelOptions, startWithoutCode } from './overrides.ts';
export { askDeletion } from './deletion/ask-deletion.ts';
export { countTestBookings, findDeletion, findTestBookings } from './deletion/queries.ts';
export { bookingChanged, bookingDeleted } from './events.ts';
export { readFeed } from './feed/read-feed.ts';
export { rebuildMetrics } from './metrics/rebuild-metrics.ts';
export {
  countOpenBookings,
  findBookingsOfPerson,
  findOpenBookings,
  hasOpenBookings,
  lockOpenBookings,
} from './open-bookings-queries.ts';
export { bookingHistory, bookingPeople, bookingPlaces, bookings, bookingStartCodes } from './tables.ts';
