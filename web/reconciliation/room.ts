import type { WebRoom } from '../kit/rooms/web-room.ts';

/** Its parts are on the page of the books and in the work queue. */
export const reconciliationRoom = { inside: ['reconciliation'], routes: [] } as const satisfies WebRoom;
