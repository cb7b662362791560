import { msg } from '@lingui/core/macro';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const bookingsAdminPages = {
  bookings: {
    to: '/admin/bookings',
    name: msg({ message: 'Bookings', context: 'admin pages' }),
    icon: CalendarCheck,
    words: msg`cancel, refund, start, history`,
  },
} satisfies Record<string, AdminPage>;
