import { msg } from '@lingui/core/macro';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const referralsAdminPages = {
  promotions: {
    to: '/admin/promotions',
    name: msg({ message: 'Promotions', context: 'admin pages' }),
    icon: TicketPercent,
    words: msg`codes, discounts, invitations, campaigns`,
  },
} satisfies Record<string, AdminPage>;
