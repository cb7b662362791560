import { cairoDay } from '@hirfa/domain/market';
import type { Page } from '@playwright/test';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { AGAIN_SCREENS } from './again-screens.ts';
import { AVAILABILITY_SCREEN } from './availability-screen.ts';
import { BOOK_SCREENS } from './book-screens.ts';
import { callAs } from '../calls.ts';
import { CASH_SCREENS } from './cash-screens.ts';
import { CENTRE_SCREENS } from './centre-screens.ts';
import { DAY_SCREENS, showTabs } from './day-screens.ts';
import { demoAwayId, demoProviderId } from './demo-people.ts';
import { INFORMATION_SCREENS } from './information-screens.ts';
import { KIOSK_SCREENS, withSavedCards } from './kiosk-screens.ts';
import { MESSAGE_SCREENS } from './message-screens.ts';
import { MONEY_SCREENS } from './money-screens.ts';
import { paid, PAYMENT_SCREENS } from './payment-screens.ts';
import { DISPUTE_SCREENS } from './dispute-screens.ts';
import { CHARGEBACK_SCREENS } from './chargeback-screens.ts';
import { EXTRA_SCREENS } from './extra-screens.ts';
import { PACKAGE_SCREENS } from './package-screens.ts';
import { PAYOUT_SCREENS } from './payout-screens.ts';
import { PROPOSAL_SCREENS } from './proposal-screens.ts';
import { PROFILE_SCREENS } from './profile-screens.ts';
import { PROVIDER_SCREENS } from './provider-screens.ts';
import { REFERRAL_SCREENS } from './referral-screens.ts';
import { SECOND_VISIT_SCREENS } from './second-visit-screens.ts';
import { REVIEW_SCREENS } from './review-screens.ts';
import { savedProviders } from './saved-providers.ts';
import { FINDING_SCREEN } from './finding-screen.ts';
import { TAX_SCREENS } from './tax-screens.ts';
import { WAIT_SCREENS } from './wait-screens.ts';
import type { Screen } from './screen.ts';

/** A path that shows the customer's bookings: one is made first. */
function afterBooking(path: string, dayAhead: number): Screen['path'] {
  return async (stage) => {
    await paid(stage, dayAhead);
    return path;
  };
}

/** How many days ahead the requests are on the calendar of each view. */
const CALENDAR_DAYS = { week: 14, day: 15, month: 16 };

/** The provider's calendar on a day with a new request. */
function calendarOf(view: keyof typeof CALENDAR_DAYS): Screen['path'] {
  return async (stage) => {
    const id = await paid(stage, CALENDAR_DAYS[view]);
    const { starts_at } = await callAs(stage.customer, `/api/v1/bookings/${id}`);
    const day = cairoDay(new Date(starts_at));
    return `/provider/dashboard?tab=calendar&view=${view}&day=${day}`;
  };
}

/** Writes into the search of a page, and waits for its suggestions. */
function typing(text: string): NonNullable<Screen['act']> {
  return async (page) => {
    const field = page.locator('input[name="q"]').first();
    await field.click();
    await field.pressSequentially(text);
    await page.getByRole('listbox').waitFor();
  };
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    hasPublicData: true,
    cases: [
      { name: 'before typing', path: '/', onlyWhole: true, act: typing('') },
      { name: 'while typing', path: '/', onlyWhole: true, act: typing('sabak fel ma3adi') },
    ],
  },
  {
    name: 'services',
    path: '/services',
    hasPublicData: true,
    cases: [
      { name: 'a search', path: '/services?q=sabak%20fel%20ma3adi', onlyWhole: true },
      { name: 'an area', path: '/services?q=maadi', onlyWhole: true },
      { name: 'nothing found', path: '/services?q=zanbaroot', onlyWhole: true },
    ],
  },
  FINDING_SCREEN,
  {
    name: 'earnings',
    path: '/earnings',
    hasPublicData: true,
    cases: [
      { name: 'asked', path: '/earnings?price=1250', onlyWhole: true },
      { name: 'wrong', path: '/earnings?price=much', onlyWhole: true },
    ],
  },
  ...INFORMATION_SCREENS,
  {
    name: 'service',
    path: '/service/pottery-for-beginners',
    hasPublicData: true,
  },
  { name: 'category', path: '/community/plumbing', hasPublicData: true },
  {
    name: 'provider',
    path: async ({ site }) => `/provider/${await demoProviderId(site)}`,
    hasPublicData: true,
    cases: [
      {
        name: 'away',
        path: async ({ site }) => `/provider/${await demoAwayId(site)}`,
        hasPublicData: true,
        onlyWhole: true,
      },
    ],
  },
  {
    name: 'booking',
    path: '/booking/pottery-for-beginners',
    hasPublicData: true,
  },
  { name: 'auth-sign-in', path: '/auth?mode=signin' },
  { name: 'auth-sign-up', path: '/auth?mode=signup' },
  { name: 'auth-phone', path: '/auth?mode=signin', press: { en: 'Continue by phone', ar: 'المتابعة برقم الموبايل' } },
  { name: 'auth-forgot', path: '/auth?mode=signin', press: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' } },
  { name: 'auth-callback', path: '/auth/callback' },
  {
    name: 'auth-confirmed-elsewhere',
    path: `/auth/callback?type=signup#code=${'a'.repeat(43)}`,
    prepare: async (page) => {
      await page.route(/\/auth\/v1\/exchange/, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { confirmed: 'mona@example.com' } })
          : route.fallback(),
      );
    },
  },
  { name: 'reset-password', path: `/reset-password#code=${'a'.repeat(43)}` },
  { name: 'undo-security', path: '/undo-security' },
  { name: 'email-confirmed', path: '/email-confirmed', as: 'customer' },
  { name: 'unsubscribe', path: '/unsubscribe' },
  {
    name: 'dashboard',
    path: afterBooking('/dashboard', 8),
    as: 'customer',
    cases: [{ name: 'with saved providers', path: savedProviders, as: 'customer' }],
  },
  { name: 'profile', path: '/profile', as: 'customer' },
  { name: 'profile-edit', path: '/profile/edit', as: 'customer' },
  { name: 'profile-addresses', path: '/profile/addresses', as: 'customer' },
  {
    name: 'profile-settings',
    path: '/profile/settings',
    as: 'customer',
    cases: [
      { name: 'for notifications', path: '/profile/settings#notifications', as: 'customer' },
      { name: 'for the device', path: '/profile/settings#device', as: 'customer' },
      { name: 'with saved cards', path: '/profile/settings', as: 'customer', prepare: withSavedCards },
    ],
  },
  { name: 'profile-security', path: '/profile/security', as: 'customer' },
  {
    name: 'profile-security-set-up',
    path: '/profile/security',
    as: 'customer',
    press: { en: 'Set up an authenticator app', ar: 'تفعيل تطبيق مصادقة' },
  },
  { name: 'profile-delete-account', path: '/profile/delete-account', as: 'customer' },
  { name: 'bookings', path: afterBooking('/bookings', 9), as: 'customer' },
  { name: 'notifications', path: afterBooking('/notifications', 10), as: 'customer' },
  ...MESSAGE_SCREENS,
  ...CENTRE_SCREENS,
  ...REVIEW_SCREENS,
  ...PAYMENT_SCREENS,
  ...KIOSK_SCREENS,
  ...CASH_SCREENS,
  ...MONEY_SCREENS,
  ...PAYOUT_SCREENS,
  ...BOOK_SCREENS,
  ...TAX_SCREENS,
  ...DISPUTE_SCREENS,
  ...SECOND_VISIT_SCREENS,
  ...CHARGEBACK_SCREENS,
  ...EXTRA_SCREENS,
  ...PACKAGE_SCREENS,
  ...PROPOSAL_SCREENS,
  ...AGAIN_SCREENS,
  ...WAIT_SCREENS,
  {
    name: 'provider-home',
    path: afterBooking('/provider/home', 12),
    as: 'provider',
    cases: [
      { name: 'suspended', path: '/provider/home', as: 'suspended' },
      { name: 'away', path: '/provider/home', as: 'away' },
    ],
  },
  { name: 'provider-dashboard', path: '/provider/dashboard', as: 'provider' },
  AVAILABILITY_SCREEN,
  {
    name: 'provider-calendar',
    path: calendarOf('week'),
    as: 'provider',
    act: showTabs,
    cases: [
      { name: 'day', path: calendarOf('day'), as: 'provider', act: showTabs },
      { name: 'month', path: calendarOf('month'), as: 'provider', act: showTabs },
      { name: 'suspended', path: '/provider/dashboard?tab=calendar', as: 'suspended' },
    ],
  },
  ...DAY_SCREENS,
  ...PROFILE_SCREENS,
  ...PROVIDER_SCREENS,
  ...ADMIN_SCREENS,
  ...REFERRAL_SCREENS,
  { name: 'not-found', path: '/no/such/page' },
];

export const STATES = ['whole', 'loading', 'empty', 'error', 'long names'] as const;
export type State = (typeof STATES)[number];

const LONG: Record<string, string> = {
  en: 'Wolfeschlegelsteinhausenbergerdorff Restoration of Historical Mashrabiya Woodwork',
  ar: 'ترميم المشربيات الخشبية التاريخية وصيانتها على يد أمهر الحِرفيين المستقلين بالمحافظات',
};

/** Makes the calls of a page never answer, fail, or answer with empty lists or with the longest names. */
export async function pretend(page: Page, state: State): Promise<void> {
  await page.route(/\/api\/v1\/|\/rpc\/admin_/, async (route) => {
    if (state === 'loading') return;
    if (state === 'error') {
      await route.abort();
      return;
    }
    const response = await route.fetch();
    const body: unknown = await response.json();
    await route.fulfill({
      response,
      json: state === 'empty' ? (Array.isArray(body) ? [] : emptied(body)) : lengthened(body),
    });
  });
}

function mapped(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(change(name, inner), change)]));
}

function emptied(body: unknown): unknown {
  return mapped(body, (name, value) => {
    if (name === 'next_cursor' || name === 'price_from' || name === 'average_rating') return null;
    if (name === 'total_jobs' || name === 'provider_count') return 0;
    return Array.isArray(value) ? [] : value;
  });
}

function lengthened(body: unknown): unknown {
  return mapped(body, (name, value) => {
    const language = /^(?:display_name|name|title|full_name)_?(en|ar)?$/.exec(name);
    return typeof value === 'string' && (language || name === 'full_name')
      ? (LONG[language?.[1] ?? 'en'] ?? value)
      : value;
  });
}
