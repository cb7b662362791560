import { msg } from '@lingui/core/macro';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** What this room adds to the area of admins. */
export const invoicesAdminPages = {
  invoices: {
    to: '/admin/invoices',
    name: msg`Invoices`,
    icon: ReceiptText,
    words: msg`invoices, receipts, credit notes, tax, VAT`,
  },
} satisfies Record<string, AdminPage>;
