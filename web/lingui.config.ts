import { DEFAULT_LANGUAGE, LANGUAGES } from '@hirfa/domain/market';
import { defineConfig } from '@lingui/cli';

export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  locales: [...LANGUAGES],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>'], exclude: ['**/node_modules/**', '**/dist/**'] }],
});
