export { followPayment } from './follow-payment.ts';
export { bookingsHandlers } from './handlers.ts';
export { meetBookingDeadline } from './meet-deadline.ts';
export { bookingHistory, bookingPlaces, bookings, bookingStartCodes } from './tables.ts';
