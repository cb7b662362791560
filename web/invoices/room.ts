import type { WebRoom } from '../kit/rooms/web-room.ts';

export const invoicesRoom = {
  inside: ['invoices'],
  routes: [{ path: '/admin/invoices', guard: 'admin', signIn: 'admin', page: 'admin/invoices.tsx' }],
} as const satisfies WebRoom;
