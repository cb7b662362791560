import { msg } from '@lingui/core/macro';
import Shapes from 'lucide-react/icons/shapes';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const catalogueAdminPages = {
  catalogue: {
    to: '/admin/catalogue',
    name: msg`Catalogue`,
    icon: Shapes,
    words: msg`categories, services, areas, addresses`,
  },
} satisfies Record<string, AdminPage>;
