import { msg } from '@lingui/core/macro';
import Shapes from 'lucide-react/icons/shapes';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const sampleAdminPages = {
  samples: { to: '/admin/samples', name: msg`Samples`, icon: Shapes },
} satisfies Record<string, AdminPage>;
