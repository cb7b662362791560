import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserContract } from './vite/browser-contract.ts';
import { drawingsFile } from './vite/drawings.ts';
import { serviceWorker } from './vite/service-worker.ts';

/**
 * Modules that several pages share are in one file; those that only some pages need (dialogs and their dependencies)
 * are not. Route files and queries are all imported by the first page, and compress better as one file.
 */
const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /\/node_modules\/(?:react|use-sync-external-store|@tanstack)\//, minShareCount: 8 },
    {
      name: 'common',
      test: /\/(?:kit|ui|app|domain)\/(?!breadcrumbs|blob-image|own-words|save-file|feedback\/(?:load-more|show-more)|overlays|tabs|steady|date-time|fields\/(?!search)|sounds|price-lines|state-badge|stat\.|bookings|payments|notifications|market\/date-times|catalogue\/search-folding|accounts\/(?:display-names|given-names|phone-numbers)|providers\/(?:application\.|documents|reviewed|availability))|lucide-react(?!.*\/(?:plus|minus|circle-pause|pencil-line|trash|hourglass|eye|eye-off|share-2|calendar-clock|calendar-x-2|download|image-off|key-round|mail-check|mail-open|terminal|cloud-off)\.)|@lingui|virtual:drawings/,
      minShareCount: 3,
    },
    {
      name: 'routes',
      test: /\/pages\/(?!frame|not-found|error|root|onboarding\/)[^?]*\.tsx(?:\?tsr-shared=1)?$|(?<!documents|admin)\/queries\.ts$|-skeleton\.tsx$|wanted-path|read-json|use-signed-in|session-banner|use-connection|sign-in\/(?:return-data|password\/pending-reset|tab-store|stored)|-layout\.ts$|booking-grid|calendar-place|tab-store|layout-dashboard|with-profile|use-update-notice|domain\/(?:bookings\/limits|accounts\/(?:auth-events|oauth))\.ts$/,
      minShareCount: 2,
    },
    { name: 'entrance', test: /\/accounts\/(?:sign-in|security)\//, minShareCount: 2 },
  ],
};

const configPath = fileURLToPath(new URL('lingui.config.ts', import.meta.url));

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
  plugins: [
    browserContract(),
    drawingsFile(),
    serviceWorker(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: '.',
      router: {
        entry: 'app/router.tsx',
        virtualRouteConfig: './routes.ts',
        routesDirectory: 'pages',
        generatedRouteTree: 'app/routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
      },
      client: { entry: 'app/client.tsx' },
      server: { entry: 'server.ts' },
    }),
    react(),
    lingui({ configPath, failOnMissing: command === 'build', failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
}));
