import { defineConfig } from 'oxlint';
import { houseRules } from './tools/house-rules.ts';

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'off',
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 60 }],
    'no-console': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    { files: ['**/*.test.ts', 'e2e/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
    { files: ['tools/**', 'server/entry/main.ts', 'server/entry/dev.ts', 'e2e/shots/**'], rules: { 'no-console': 'off' } },
    ...houseRules,
  ],
  ignorePatterns: ['**/dist/**', '**/routeTree.gen.ts', 'server/migrations/**', '.data/**'],
});
