import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testMatch: '**/*.e2e.ts', testIgnore: '**/*.deep.e2e.ts' },
    { name: 'deep', testMatch: '**/*.deep.e2e.ts' },
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Tests must not depend on the speed of the machine: these limits only end a test that hangs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' }],
  ],
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    actionTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: await findChromium(),
    locale: 'en-GB',
    timezoneId: 'Africa/Cairo',
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a seventh of the time; use `--trace on` to look into a test.
    trace: 'off',
  },
  globalSetup: './postgres.ts',
});
