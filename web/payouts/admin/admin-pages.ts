import { msg } from '@lingui/core/macro';
import Landmark from 'lucide-react/icons/landmark';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const payoutsAdminPages = {
  payouts: {
    to: '/admin/payouts',
    name: msg({ message: 'Payouts', context: 'admin pages' }),
    icon: Landmark,
    words: msg`payouts, bank file, IBAN, wallets, transfers to providers, statements`,
  },
} satisfies Record<string, AdminPage>;
