export { customerAddresses } from './addresses/tables.ts';
export { listAllBookings, viewBookings } from './admin/list-bookings.ts';
export { meaningOf } from './admin/meaning.ts';
export { findBookingIds } from './admin/queries.ts';
export { showChangedBooking } from './change-booking.ts';
export { cancelOpenBookings } from './cancel-open-bookings.ts';
export { askDeletion } from './deletion/ask-deletion.ts';
export { countTestBookings, findDeletion, findTestBookings } from './deletion/queries.ts';
export { openProblemPhoto } from './dispute-photos/open-problem-photo.ts';
export { openReceiptPhoto } from './receipts/see-receipts.ts';
export { bookingChanged, bookingDeleted, freeTimeFound } from './events.ts';
export { findAllFreeTimes } from './free-time/find-free-times.ts';
export { readFeed } from './feed/read-feed.ts';
export { rebuildMetrics } from './metrics/rebuild-metrics.ts';
export {
  countOpenBookings,
  findBookingsOfPerson,
  findOpenBookings,
  hasOpenBookings,
  lockOpenBookings,
} from './open-bookings-queries.ts';
export { findVerifiedProvider } from './queries.ts';
export { findRescue, findRescuers, type Rescue, type Rescuer } from './rescue/find-rescuers.ts';
export { bookingProposals } from './proposal-tables.ts';
export { packageDates, packages } from './stored-packages/tables.ts';
export { bookingExtras } from './stored-extras/tables.ts';
export { bookingServices } from './stored-services/tables.ts';
export { bookingHistory, bookingPeople, bookingPlaces, bookings, bookingStartCodes } from './tables.ts';
