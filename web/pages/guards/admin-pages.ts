import { accountsAdminPages } from '../../accounts/index.ts';
import { adminPages } from '../../admin/index.ts';
import { bookingsAdminPages } from '../../bookings/index.ts';
import { catalogueAdminPages } from '../../catalogue/index.ts';
import { invoicesAdminPages } from '../../invoices/index.ts';
import { notificationsAdminPages } from '../../notifications/index.ts';
import { payoutsAdminPages } from '../../payouts/index.ts';
import { paymentsAdminPages } from '../../payments/index.ts';
import { referralsAdminPages } from '../../referrals/index.ts';
import { reviewsAdminPages } from '../../reviews/index.ts';
import { supportAdminPages } from '../../support/index.ts';
import type { AdminPage } from '../../ui/admin/admin-page.ts';

/** The pages of admins of all rooms, in the order of their navigation. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  adminPages.dashboard,
  adminPages.queue,
  supportAdminPages.support,
  bookingsAdminPages.bookings,
  invoicesAdminPages.invoices,
  payoutsAdminPages.payouts,
  paymentsAdminPages.ledger,
  accountsAdminPages.people,
  notificationsAdminPages.announcements,
  adminPages.outbox,
  catalogueAdminPages.catalogue,
  reviewsAdminPages.hidden,
  referralsAdminPages.promotions,
  adminPages.settings,
  adminPages.work,
  accountsAdminPages.signIns,
  adminPages.audit,
  adminPages.testTools,
];
