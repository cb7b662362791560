export { cancelOpenBookings } from './cancel-open-bookings.ts';
export { bookingChanged } from './events.ts';
export { countOpenBookings, findOpenBookings, hasOpenBookings } from './open-bookings-queries.ts';
export { bookingHistory, bookingPlaces, bookings, bookingStartCodes } from './tables.ts';
