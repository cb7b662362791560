import { defineConfig } from 'oxlint';

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-default-export': 'off',
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 60 }],
    'no-console': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // Tests pass a message beside the value: it names the case that failed.
    'vitest/valid-expect': 'off',
    // Expectations may be in functions that several tests share.
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    // Lists of drawings and of fixed lines have no better key than their index.
    'react/no-array-index-key': 'off',
    // Playwright's fixtures destructure what they need, which can be nothing.
    'no-empty-pattern': 'off',
    'unicorn/no-invalid-fetch-options': 'off',
    // Anchors are components that get their content by props.
    'jsx-a11y/anchor-has-content': 'off',
  },
  overrides: [
    {
      // A call that hangs inside a transaction would hold its connection and its locks.
      files: ['server/**'],
      excludeFiles: ['server/platform/outgoing.ts', 'server/**/testing/**', '**/*.{test,trial}.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'use outgoingFetch of platform/outgoing.ts, which refuses inside a transaction' },
        ],
      },
    },
    // Functions for tests such as useProduct() are no hooks of React.
    { files: ['server/**/testing/**'], rules: { 'react/immutability': 'off' } },
    { files: ['**/*.test.ts', 'e2e/**/*.ts', 'server/testing/world.ts'], rules: { 'max-lines-per-function': 'off' } },
    {
      files: [
        'tools/**',
        'bench/**',
        'server/entry/main.ts',
        'server/entry/dev.ts',
        'server/entry/commands/*.ts',
        'e2e/shots/**',
        '**/*.trial.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
  ignorePatterns: ['**/dist/**', '**/routeTree.gen.ts', 'server/migrations/**', '.data/**'],
});
