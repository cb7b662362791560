import { firstAdminPages, laterAdminPages } from '../../admin/index.ts';
import { supportAdminPages } from '../../support/index.ts';
import type { AdminPage } from '../../ui/admin-page.ts';

/** The pages of admins of all rooms, in the order of their navigation. */
export const ADMIN_PAGES: readonly AdminPage[] = [...firstAdminPages, ...supportAdminPages, ...laterAdminPages];
