import type { WebRoom } from '../kit/rooms/web-room.ts';

export const paymentsRoom = {
  inside: ['payments'],
  routes: [
    { path: '/admin/ledger', guard: 'admin', signIn: 'admin', page: 'admin-ledger/month.tsx' },
    { path: '/admin/ledger/$account', guard: 'admin', signIn: 'admin', page: 'admin-ledger/account.tsx' },
  ],
} as const satisfies WebRoom;
