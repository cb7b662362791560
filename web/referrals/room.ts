import type { WebRoom } from '../kit/rooms/web-room.ts';
import { INVITATION_KEY } from './invitation/kept-invitation.ts';

export const referralsRoom = {
  inside: ['referrals'],
  stored: { [INVITATION_KEY]: 'device' },
  routes: [
    { path: '/invite/$code', guard: 'anybody', page: 'referrals/invite.tsx', texts: 'inside' },
    { path: '/promo', guard: 'anybody', page: 'referrals/promo.tsx', texts: 'inside' },
    { path: '/promo-community', guard: 'anybody', page: 'referrals/promo-community.tsx', texts: 'inside' },
    { path: '/referrals', guard: 'signed-in', signIn: 'page', page: 'referrals/referrals.tsx' },
    { path: '/admin/promotions', guard: 'admin', signIn: 'admin', page: 'referrals/admin-promotions.tsx' },
  ],
} as const satisfies WebRoom;
