import { formatter } from '@lingui/format-po';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@hirfa/domain/market';
import { defineConfig } from '@lingui/cli';

/** What only signed-in people ever see: its texts are loaded with the first such page, so that public pages stay light. */
const SIGNED_IN = [
  '<rootDir>/accounts/profile/account-page.tsx',
  '<rootDir>/accounts/profile/{hub,edit,settings,delete-account}/**',
  '<rootDir>/admin/**',
  '<rootDir>/bookings/{customer,provider}/**',
  '<rootDir>/pages/{profile,profile-*,admin-dashboard,provider-dashboard,dashboard,bookings,booking-confirmation}.tsx',
];
const BUILT = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  // Without places in the code, so that moving code changes no catalogue.
  format: formatter({ origins: false }),
  sourceLocale: DEFAULT_LANGUAGE,
  locales: [...LANGUAGES],
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>'], exclude: [...BUILT, ...SIGNED_IN] },
    { path: '<rootDir>/locales/signed-in/{locale}', include: SIGNED_IN, exclude: BUILT },
  ],
});
