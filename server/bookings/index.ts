export { bookingChanged } from './events.ts';
export { findOpenBookings } from './queries.ts';
export { bookingHistory, bookingPlaces, bookings, bookingStartCodes } from './tables.ts';
