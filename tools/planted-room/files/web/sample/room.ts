import type { WebRoom } from '../kit/rooms/web-room.ts';

export const sampleRoom = {
  inside: ['sample'],
  routes: [
    { path: '/samples', guard: 'signed-in', signIn: 'page', page: 'sample/send.tsx' },
    { path: '/admin/samples', guard: 'admin', signIn: 'admin', page: 'sample/admin-samples.tsx' },
  ],
} as const satisfies WebRoom;
