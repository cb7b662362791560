import { msg } from '@lingui/core/macro';
import BellRing from 'lucide-react/icons/bell-ring';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const notificationsAdminPages = {
  announcements: {
    to: '/admin/notifications',
    name: msg`Notifications to people`,
    icon: BellRing,
    words: msg`announcements, push, topics`,
  },
} satisfies Record<string, AdminPage>;
