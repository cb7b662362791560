import type { WebRoom } from '../kit/rooms/web-room.ts';

export const adminRoom = {
  inside: ['admin', 'pages/test-tools'],
  stored: { 'hirfa.automatic-deletion': 'device' },
  routes: [
    { path: '/admin/dashboard', guard: 'admin', signIn: 'admin', page: 'admin/dashboard.tsx' },
    { path: '/admin/queue', guard: 'admin', signIn: 'admin', page: 'admin/queue.tsx' },
    { path: '/admin/settings', guard: 'admin', signIn: 'admin', page: 'admin/settings.tsx' },
    { path: '/admin/work', guard: 'admin', signIn: 'admin', page: 'admin/work.tsx' },
    { path: '/admin/outbox', guard: 'admin', signIn: 'admin', page: 'admin/outbox.tsx' },
    { path: '/admin/outbox/$mailId', guard: 'admin', signIn: 'admin', page: 'admin/mail.tsx' },
    { path: '/admin/audit', guard: 'admin', signIn: 'admin', page: 'admin-people/audit.tsx' },
    {
      path: '/admin/delete-booking-by-id',
      guard: 'admin',
      signIn: 'admin',
      page: 'test-tools/delete-booking-by-id.tsx',
    },
    { path: '/admin/delete-test-booking', guard: 'admin', signIn: 'admin', page: 'test-tools/delete-test-booking.tsx' },
    { path: '/admin/reset-test-data', guard: 'admin', signIn: 'admin', page: 'test-tools/reset-test-data.tsx' },
  ],
} as const satisfies WebRoom;
