import type { WebRoom } from '../kit/rooms/web-room.ts';

export const catalogueRoom = {
  inside: ['catalogue'],
  routes: [{ path: '/admin/catalogue', guard: 'admin', signIn: 'admin', page: 'admin/catalogue.tsx' }],
} as const satisfies WebRoom;
