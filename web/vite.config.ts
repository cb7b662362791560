import { fileURLToPath } from 'node:url';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { defineConfig, normalizePath } from 'vite';
import { chunksOf } from './vite/chunks.ts';
import { pagePlugins } from './vite/page-plugins.ts';
import { serviceWorker } from './vite/service-worker.ts';

/** What a page shows while it is loaded, or where it fails, is in files of its own: the first page needs none. */
const SPLIT: ('loader' | 'component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent')[][] = [
  ['component'],
  ['pendingComponent'],
  ['errorComponent'],
  ['notFoundComponent'],
];
/** Of pages behind a guard, of the search and of links in mails, other pages have nothing but address and title. */
const SPLIT_WITH_LOADER: typeof SPLIT = [['loader', 'component'], ...SPLIT.slice(1)];
const hasOwnLoader = (routeId: string) =>
  /^\/_frame\/(_signed-in|_payment-outcome|services$|unsubscribe|undo-security|promo|invite|booking)/.test(routeId);

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The code of the first page has the names of all files: hashes are short, and only pages have a name.
            chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
            codeSplitting: chunksOf(normalizePath(fileURLToPath(new URL('..', import.meta.url)))),
          },
        },
      },
    },
  },
  plugins: [
    serviceWorker(),
    tanstackStart({
      srcDirectory: '.',
      router: {
        entry: 'app/router.tsx',
        virtualRouteConfig: './routes.ts',
        routesDirectory: 'pages',
        generatedRouteTree: 'app/routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        codeSplittingOptions: { splitBehavior: ({ routeId }) => (hasOwnLoader(routeId) ? SPLIT_WITH_LOADER : SPLIT) },
      },
      client: { entry: 'app/client.tsx' },
      server: { entry: 'server.ts' },
    }),
    // The code of pages is split before their JSX is compiled.
    ...pagePlugins({ isBuild: command === 'build' }),
  ],
}));
