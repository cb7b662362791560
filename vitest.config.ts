import { defineConfig } from 'vitest/config';
import { START_OPTIONS } from './server/testing/program.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,templates,sandbox,server,web,tools,e2e,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{server,tools}/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/testing/run-postgres.ts'],
          // Tests must not depend on the speed of the machine: these limits only end a test that hangs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // Each file has its own product but shares modules: loading them again took a quarter of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'trials',
          include: ['{domain,server}/**/*.trial.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['server/testing/run-postgres.ts'],
          fileParallelism: false,
          // They measure the product, which runs in their process.
          execArgv: START_OPTIONS,
          hookTimeout: 30_000,
          disableConsoleIntercept: true,
        },
      },
    ],
  },
});
