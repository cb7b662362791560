import type { WebRoom } from '../kit/rooms/web-room.ts';

export const notificationsRoom = {
  inside: ['notifications'],
  routes: [
    { path: '/notifications', guard: 'signed-in', signIn: 'page', page: 'notifications.tsx' },
    { path: '/realtime-test', guard: 'signed-in', signIn: 'page', page: 'realtime-test.tsx' },
    { path: '/admin/notifications', guard: 'admin', signIn: 'admin', page: 'notifications/admin.tsx' },
  ],
} as const satisfies WebRoom;
