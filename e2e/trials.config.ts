import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Browser tests that take minutes; not part of `npm test`. */
export default defineConfig({ ...config, projects: [{ testMatch: '**/*.trial.ts' }], timeout: 1_800_000 });
