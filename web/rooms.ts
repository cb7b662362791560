/** The one list of web rooms: the routes and the catalogues of texts are derived from it. */
export { accountsRoom } from './accounts/room.ts';
export { adminRoom } from './admin/room.ts';
export { bookingsRoom } from './bookings/room.ts';
export { catalogueRoom } from './catalogue/room.ts';
export { discoveryRoom } from './discovery/room.ts';
export { informationRoom } from './information/room.ts';
export { invoicesRoom } from './invoices/room.ts';
export { messagesRoom } from './messages/room.ts';
export { notificationsRoom } from './notifications/room.ts';
export { payoutsRoom } from './payouts/room.ts';
export { providersRoom } from './providers/room.ts';
export { pushRoom } from './push/room.ts';
export { referralsRoom } from './referrals/room.ts';
export { reviewsRoom } from './reviews/room.ts';
export { soundsRoom } from './sounds/room.ts';
export { supportRoom } from './support/room.ts';
