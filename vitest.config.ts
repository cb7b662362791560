import { defineConfig } from 'vitest/config';
import { START_OPTIONS } from './server/testing/program.ts';
import { compileTexts } from './web/vite/texts.ts';

// Files share modules: loading them again took a third of the time.
const UNIT = { testTimeout: 20_000, isolate: false };

const INTEGRATION = {
  globalSetup: ['server/testing/run-postgres.ts'],
  // Tests must not depend on the speed of the machine: these limits only end a test that hangs.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  // Each file has its own product but shares modules: loading them again took a quarter of the time.
  isolate: false,
};

const NOT_SOURCE = ['**/node_modules/**', '**/dist/**', 'tools/planted-room/files/**'];
const UNIT_FOLDERS = '{domain,contract,templates,sandbox,server,web,tools,e2e,bench}';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [compileTexts()],
        test: {
          name: 'unit',
          include: [`${UNIT_FOLDERS}/**/*.test.ts`],
          exclude: [...NOT_SOURCE, '**/*.db.test.ts', '**/*.deep.test.ts'],
          ...UNIT,
        },
      },
      {
        test: { name: 'deep-unit', include: [`${UNIT_FOLDERS}/**/*.deep.test.ts`], exclude: NOT_SOURCE, ...UNIT },
      },
      {
        test: {
          name: 'integration',
          include: ['{server,tools}/**/*.db.test.ts'],
          exclude: [...NOT_SOURCE, '**/*.deep.db.test.ts'],
          ...INTEGRATION,
        },
      },
      {
        test: {
          name: 'deep-integration',
          include: ['{server,tools}/**/*.deep.db.test.ts'],
          exclude: NOT_SOURCE,
          ...INTEGRATION,
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
