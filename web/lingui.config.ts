import { formatter } from '@lingui/format-po';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@hirfa/domain/market';
import { defineConfig } from '@lingui/cli';

export default defineConfig({
  // Without places in the code, so that moving code changes no catalogue.
  format: formatter({ origins: false }),
  sourceLocale: DEFAULT_LANGUAGE,
  locales: [...LANGUAGES],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>'], exclude: ['**/node_modules/**', '**/dist/**'] }],
});
