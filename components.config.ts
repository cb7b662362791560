import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './e2e/chromium.ts';
import { pagePlugins } from './web/vite/page-plugins.ts';

/** Tests of components, each in a page of Chromium of its own, with a fake server of the contract (`testing/`). */
export default defineConfig({
  root: 'web',
  plugins: pagePlugins(),
  // A library that is found during a test reloads its page, so those of all components are found before.
  optimizeDeps: { entries: ['**/*.tsx', '!{app,pages}/**'] },
  test: {
    name: 'components',
    include: ['**/*.test.tsx'],
    setupFiles: ['testing/fail-on-console-errors.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 360, height: 800 },
      provider: playwright({
        launchOptions: await findChromium(),
        contextOptions: { locale: 'en-GB', timezoneId: 'Africa/Cairo', reducedMotion: 'reduce' },
        actionTimeout: 30_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
