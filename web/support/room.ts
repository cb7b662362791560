import type { WebRoom } from '../kit/rooms/web-room.ts';

export const supportRoom = {
  inside: ['support'],
  stored: { 'hirfa.self-check': 'device' },
  routes: [
    { path: '/support', guard: 'anybody', page: 'support/support.tsx', texts: 'inside' },
    { path: '/test', guard: 'anybody', page: 'support/self-check.tsx', texts: 'inside' },
    { path: '/admin/support', guard: 'admin', signIn: 'admin', page: 'support/admin-support.tsx' },
  ],
} as const satisfies WebRoom;
