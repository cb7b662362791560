export { followPayment } from './follow-payment.ts';
export { bookingsHandlers } from './handlers.ts';
export { meetBookingDeadline } from './meet-deadline.ts';
export { bookingsPersonalData } from './personal-data.ts';
export { findOpenBookings } from './queries.ts';
export { bookingHistory, bookingPlaces, bookings, bookingStartCodes } from './tables.ts';
