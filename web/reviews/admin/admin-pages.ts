import { msg } from '@lingui/core/macro';
import EyeOff from 'lucide-react/icons/eye-off';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const reviewsAdminPages = {
  hidden: {
    to: '/admin/hidden-reviews',
    name: msg`Hidden reviews`,
    icon: EyeOff,
    words: msg`reviews, ratings, stars, reports`,
  },
} satisfies Record<string, AdminPage>;
