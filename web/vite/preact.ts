import type { Plugin } from 'vite';

/** What the site and its libraries import of React, and what they get. */
const alias = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^use-sync-external-store\/shim$/, replacement: 'preact/compat' },
];

/** In development, the server takes packages as they are: not those that import React. */
const ssr = { noExternal: [/^@tanstack\//, /^@lingui\/react/, /radix-ui/, 'sonner', 'use-sync-external-store'] };

/** React is the interface that the site and its libraries are written for; Preact is what runs, a sixth of the code. */
export function preact(): Plugin {
  return { name: 'preact', config: () => ({ resolve: { alias }, ssr }) };
}
