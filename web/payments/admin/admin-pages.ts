import { msg } from '@lingui/core/macro';
import BookOpenText from 'lucide-react/icons/book-open-text';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const paymentsAdminPages = {
  ledger: {
    to: '/admin/ledger',
    name: msg({ message: 'Books', context: 'ledger' }),
    icon: BookOpenText,
    words: msg`books, ledger, accounts, trial balance, month, accountant, reconciliation`,
  },
} satisfies Record<string, AdminPage>;
