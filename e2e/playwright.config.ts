import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['**/*.e2e.ts'],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Times of the product's own clock decide; these limits only end a test that hangs, on machines however busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' }]],
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    actionTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: await findChromium(),
    locale: 'en-GB',
    timezoneId: 'Africa/Cairo',
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a seventh of the time: `--trace on` for a test that is looked into.
    trace: 'off',
  },
  globalSetup: './postgres.ts',
});
