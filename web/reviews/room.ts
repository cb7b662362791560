import type { WebRoom } from '../kit/rooms/web-room.ts';

export const reviewsRoom = {
  inside: ['reviews/admin', 'reviews/own'],
  routes: [],
} as const satisfies WebRoom;
