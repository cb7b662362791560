import { formatter } from '@lingui/format-po';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@hirfa/domain/market';
import { defineConfig } from '@lingui/cli';
import { guardedPages } from './routes.ts';

const rooms = ['bookings', 'messages', 'providers', 'admin', 'notifications', 'push', 'sounds', 'support'];
const signInParts = ['accounts/sign-in', 'accounts/security'];
const profileParts = ['hub', 'edit', 'settings', 'delete-account', 'phone'].map((place) => `accounts/profile/${place}`);
/** Pages of sign-in, after which the texts of signed-in pages are needed soon. */
const signInPages = ['auth.tsx', 'auth-callback.tsx', 'email-confirmed.tsx', 'reset-password.tsx', 'undo-security.tsx'];
/** Folders of pages whose texts are `inside`, also those of public pages there. */
const shared = ['notifications', 'onboarding', 'provider-area', 'support', 'test-tools'];
const pages = [...guardedPages, ...signInPages, ...shared].map((page) => `pages/${page}`);
/** What only signed-in pages show. */
const parts = ['ui/photos', 'ui/send-button.tsx'];
const inside = [...rooms, ...parts, ...signInParts, ...profileParts, ...pages].map((place) => `<rootDir>/${place}`);

export default defineConfig({
  // Without references to files, so that moving code changes no catalogue.
  format: formatter({ origins: false }),
  sourceLocale: DEFAULT_LANGUAGE,
  locales: [...LANGUAGES],
  // The texts for visitors are loaded with the first page; the rest when a page needs them (`kit/i18n.ts`).
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/site',
      include: ['<rootDir>'],
      exclude: ['**/node_modules/**', '**/dist/**', ...inside],
    },
    { path: '<rootDir>/locales/{locale}/inside', include: inside },
  ],
});
