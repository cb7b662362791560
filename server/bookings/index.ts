export { followPayment } from './follow-payment.ts';
export { bookingsHandlers } from './handlers.ts';
export { meetBookingDeadline } from './meet-deadline.ts';
export { bookingHistory, bookingPlaces, bookings, bookingSlots, bookingStartCodes } from './tables.ts';
