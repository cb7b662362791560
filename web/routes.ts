import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

/**
 * All routes of the site: path, guard, page file. Arabic has the same paths with the prefix `/ar`.
 * - `document`: public, and whole before its scripts run; the first sign of a visitor loads them (`app/wake.ts`).
 * - `anybody`: public; works only with its scripts.
 * - `payment-outcome`: public; one view for all its addresses, which stays when they change (`payment-outcome.tsx`).
 * - `signed-in`: visitors are redirected to / and the wanted path is stored for after sign-in (specification 2).
 * - `provider`: a verified, active provider; admins are redirected to the admin dashboard, others to onboarding.
 * - `admin`: an admin; everybody else is told that access is denied.
 * - `alias`: redirects to another path.
 */
const SITE = [
  ['/', 'document', 'home.tsx'],
  ['/services', 'document', 'services.tsx'],
  ['/service/$serviceSlug', 'document', 'service.tsx'],
  ['/community/$categorySlug', 'document', 'category.tsx'],
  ['/provider/$providerId', 'document', 'provider.tsx'],
  ['/topic-notifications', 'document', 'notifications/topics.tsx'],
  ['/booking/$target', 'anybody', 'booking.tsx'],
  ['/support', 'anybody', 'support/support.tsx'],
  ['/payment-return', 'payment-outcome', 'payment-return.tsx'],
  ['/payment-result', 'payment-outcome', 'payment-result.tsx'],
  ['/auth', 'anybody', 'auth.tsx'],
  ['/auth/callback', 'anybody', 'auth-callback.tsx'],
  ['/email-confirmed', 'anybody', 'email-confirmed.tsx'],
  ['/reset-password', 'anybody', 'reset-password.tsx'],
  ['/undo-security', 'anybody', 'undo-security.tsx'],
  ['/unsubscribe', 'anybody', 'unsubscribe.tsx'],
  ['/sound-test', 'anybody', 'notifications/sound-test.tsx'],
  ['/dashboard', 'signed-in', 'dashboard.tsx'],
  ['/profile', 'signed-in', 'profile.tsx'],
  ['/profile/edit', 'signed-in', 'profile-edit.tsx'],
  ['/profile/settings', 'signed-in', 'profile-settings.tsx'],
  ['/profile/security', 'signed-in', 'profile-security.tsx'],
  ['/profile/delete-account', 'signed-in', 'profile-delete-account.tsx'],
  ['/bookings', 'signed-in', 'bookings.tsx'],
  ['/notifications', 'signed-in', 'notifications.tsx'],
  ['/realtime-test', 'signed-in', 'realtime-test.tsx'],
  ['/messages', 'signed-in', 'messages/list.tsx'],
  ['/messages/$chatId', 'signed-in', 'messages/thread.tsx'],
  ['/booking-confirmation/$bookingId', 'signed-in', 'booking-confirmation.tsx'],
  ['/payment/new', 'signed-in', 'payment-new.tsx'],
  ['/payment/$bookingId', 'signed-in', 'payment.tsx'],
  ['/onboarding/community', 'signed-in', 'onboarding-community.tsx'],
  ['/provider/onboarding', 'signed-in', 'provider-onboarding.tsx'],
  ['/become-provider', 'signed-in', 'become-provider.tsx'],
  ['/provider/home', 'provider', 'provider-area/home.tsx'],
  ['/provider/dashboard', 'provider', 'provider-area/dashboard.tsx'],
  ['/provider/profile/edit', 'provider', 'provider-area/profile-edit.tsx'],
  ['/provider/availability', 'provider', 'provider-area/availability.tsx'],
  ['/provider/services', 'provider', 'provider-area/services.tsx'],
  ['/provider/services/create', 'provider', 'provider-area/service-create.tsx'],
  ['/provider/services/$cardId', 'provider', 'provider-area/service.tsx'],
  ['/admin/dashboard', 'admin', 'admin/dashboard.tsx'],
  ['/admin/queue', 'admin', 'admin/queue.tsx'],
  ['/admin/catalogue', 'admin', 'admin/catalogue.tsx'],
  ['/admin/settings', 'admin', 'admin/settings.tsx'],
  ['/admin/work', 'admin', 'admin/work.tsx'],
  ['/admin/sign-ins', 'admin', 'admin/sign-ins.tsx'],
  ['/admin/outbox', 'admin', 'admin/outbox.tsx'],
  ['/admin/outbox/$mailId', 'admin', 'admin/mail.tsx'],
  ['/admin/people', 'admin', 'admin-people/list.tsx'],
  ['/admin/people/$personId', 'admin', 'admin-people/person.tsx'],
  ['/admin/bookings', 'admin', 'admin-bookings/list.tsx'],
  ['/admin/bookings/$bookingId', 'admin', 'admin-bookings/booking.tsx'],
  ['/admin/audit', 'admin', 'admin-people/audit.tsx'],
  ['/admin/support', 'admin', 'support/admin-support.tsx'],
  ['/admin/notifications', 'admin', 'notifications/admin.tsx'],
  ['/admin/delete-booking-by-id', 'admin', 'test-tools/delete-booking-by-id.tsx'],
  ['/admin/delete-test-booking', 'admin', 'test-tools/delete-test-booking.tsx'],
  ['/admin/reset-test-data', 'admin', 'test-tools/reset-test-data.tsx'],
  ['/dev/ui', 'anybody', 'dev-ui.tsx'],

  ['/signin', 'alias', 'aliases/signin.tsx'],
  ['/sign-in', 'alias', 'aliases/sign-in.tsx'],
  ['/verify-email', 'alias', 'aliases/verify-email.tsx'],
  ['/email-verified', 'alias', 'aliases/email-verified.tsx'],
  ['/my-bookings', 'alias', 'aliases/my-bookings.tsx'],
  ['/onboarding/provider', 'alias', 'aliases/onboarding-provider.tsx'],
  ['/services/$serviceSlug', 'alias', 'aliases/services-slug.tsx'],
  ['/trusted/$categorySlug', 'alias', 'aliases/trusted.tsx'],
  ['/category', 'alias', 'aliases/category.tsx'],
  ['/category/$categorySlug', 'alias', 'aliases/category-slug.tsx'],
  ['/category/$categorySlug/$tab', 'alias', 'aliases/category-tab.tsx'],

  ['$', 'document', 'catch-all.tsx'],
] as const;

type Guard = (typeof SITE)[number][1];
type PublicGuard = 'document' | 'anybody' | 'payment-outcome';

export type PublicPath = Extract<(typeof SITE)[number], readonly [string, PublicGuard, string]>[0];

/** The paths that show a screen of their own. */
export type ScreenPath = Exclude<(typeof SITE)[number], readonly [string, 'alias', string]>[0];

/** Every path with its guard. */
export const siteRoutes = SITE.map(([path, guard]) => ({ path, guard }));

/** Pages that visitors never see. */
export const guardedPages = SITE.filter(
  ([, guard]) => guard === 'signed-in' || guard === 'provider' || guard === 'admin',
).map(([, , page]) => page);

const pagesFor = (guard: Guard) =>
  SITE.filter((row) => row[1] === guard).map(([path, , page]) => (path === '/' ? index(page) : route(path, page)));

export const routes = rootRoute('root.tsx', [
  layout('frame', 'frame/frame.tsx', [
    ...pagesFor('document'),
    ...pagesFor('anybody'),
    layout('payment-outcome', 'payment-outcome.tsx', pagesFor('payment-outcome')),
    layout('signed-in', 'guards/signed-in.tsx', [
      ...pagesFor('signed-in'),
      layout('provider-area', 'guards/provider-area.tsx', pagesFor('provider')),
      layout('admin-area', 'guards/admin-area.tsx', pagesFor('admin')),
    ]),
  ]),
  ...pagesFor('alias'),
]);
