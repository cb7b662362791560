import type { WebRoom } from '../kit/rooms/web-room.ts';

export const reviewsRoom = {
  inside: ['reviews/admin', 'reviews/own', 'reviews/photos'],
  routes: [{ path: '/admin/hidden-reviews', guard: 'admin', signIn: 'admin', page: 'admin/hidden-reviews.tsx' }],
} as const satisfies WebRoom;
