import { accountsRoom } from './accounts/room.ts';
import { adminRoom } from './admin/room.ts';
import { bookingsRoom } from './bookings/room.ts';
import { catalogueRoom } from './catalogue/room.ts';
import { discoveryRoom } from './discovery/room.ts';
import type { WebRoom } from './kit/rooms/web-room.ts';
import { messagesRoom } from './messages/room.ts';
import { notificationsRoom } from './notifications/room.ts';
import { providersRoom } from './providers/room.ts';
import { pushRoom } from './push/room.ts';
import { soundsRoom } from './sounds/room.ts';
import { supportRoom } from './support/room.ts';

/** The one list of web rooms: the routes and the catalogues of texts are derived from it. */
export const ROOMS = [
  discoveryRoom,
  bookingsRoom,
  supportRoom,
  accountsRoom,
  messagesRoom,
  notificationsRoom,
  pushRoom,
  soundsRoom,
  providersRoom,
  catalogueRoom,
  adminRoom,
] as const satisfies readonly WebRoom[];
