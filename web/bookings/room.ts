import { BOOKING_FLOW_KEYS } from '@hirfa/domain/screens';
import type { WebRoom } from '../kit/rooms/web-room.ts';

export const bookingsRoom = {
  inside: ['bookings'],
  stored: {
    [BOOKING_FLOW_KEYS.choices]: 'sign-out',
    [BOOKING_FLOW_KEYS.step]: 'sign-out',
    [BOOKING_FLOW_KEYS.pending]: 'sign-out',
    [BOOKING_FLOW_KEYS.data]: 'sign-out',
  },
  routes: [
    { path: '/booking/$target', guard: 'anybody', signIn: 'booking', page: 'booking.tsx' },
    { path: '/payment-return', guard: 'payment-outcome', page: 'payment-return.tsx' },
    { path: '/payment-result', guard: 'payment-outcome', page: 'payment-result.tsx' },
    { path: '/profile/addresses', guard: 'signed-in', signIn: 'profile', page: 'profile-addresses.tsx' },
    { path: '/bookings', guard: 'signed-in', signIn: 'bookings', page: 'bookings.tsx' },
    {
      path: '/booking-confirmation/$bookingId',
      guard: 'signed-in',
      signIn: 'confirmation',
      page: 'booking-confirmation.tsx',
    },
    { path: '/b/$code', guard: 'signed-in', signIn: 'confirmation', page: 'notifications/short-booking.tsx' },
    { path: '/j/$code', guard: 'signed-in', signIn: 'confirmation', page: 'notifications/short-job.tsx' },
    { path: '/payment/new', guard: 'signed-in', signIn: 'booking', page: 'payment-new.tsx' },
    { path: '/payment/$bookingId', guard: 'signed-in', signIn: 'booking', page: 'payment.tsx' },
    { path: '/admin/bookings', guard: 'admin', signIn: 'admin', page: 'admin-bookings/list.tsx' },
    { path: '/admin/bookings/$bookingId', guard: 'admin', signIn: 'admin', page: 'admin-bookings/booking.tsx' },
    {
      path: '/admin/evidence/$bookingId',
      guard: 'admin',
      signIn: 'admin',
      page: 'admin-bookings/evidence.tsx',
    },
  ],
} as const satisfies WebRoom;
