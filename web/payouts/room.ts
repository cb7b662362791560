import type { WebRoom } from '../kit/rooms/web-room.ts';

export const payoutsRoom = {
  inside: ['payouts'],
  routes: [{ path: '/admin/payouts', guard: 'admin', signIn: 'admin', page: 'admin/payouts.tsx' }],
} as const satisfies WebRoom;
