import { demoCustomerId } from './demo-people.ts';
import { paid } from './payment-screens.ts';
import type { Screen } from './screen.ts';

/** The pages of admins that no other list has. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-dashboard', path: '/admin/dashboard', as: 'admin' },
  { name: 'admin-sign-ins', path: '/admin/sign-ins', as: 'admin' },
  { name: 'admin-queue', path: '/admin/queue', as: 'admin' },
  { name: 'admin-support', path: '/admin/support', as: 'admin' },
  {
    name: 'admin-bookings',
    path: async (stage) => {
      await paid(stage, 17);
      return '/admin/bookings';
    },
    as: 'admin',
    cases: [{ name: 'booking', path: async (stage) => `/admin/bookings/${await paid(stage, 18)}`, as: 'admin' }],
  },
  {
    name: 'admin-people',
    path: '/admin/people?q=a',
    as: 'admin',
    cases: [
      { name: 'person', path: async ({ site }) => `/admin/people/${await demoCustomerId(site)}`, as: 'admin' },
      { name: 'nobody', path: '/admin/people?text=nobody@example.com', as: 'admin' },
    ],
  },
  { name: 'admin-notifications', path: '/admin/notifications', as: 'admin' },
  { name: 'admin-audit', path: '/admin/audit', as: 'admin' },
  { name: 'admin-catalogue', path: '/admin/catalogue', as: 'admin' },
  { name: 'admin-settings', path: '/admin/settings', as: 'admin' },
  {
    name: 'admin-work',
    path: '/admin/work',
    as: 'admin',
    cases: [{ name: 'webhooks', path: '/admin/work?tab=webhooks', as: 'admin' }],
  },
  {
    name: 'admin-test-tools',
    path: '/admin/reset-test-data',
    as: 'admin',
    cases: [
      { name: 'delete by id', path: '/admin/delete-booking-by-id', as: 'admin' },
      { name: 'delete a test booking', path: '/admin/delete-test-booking', as: 'admin' },
    ],
  },
];
