import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { browserContract } from './vite/browser-contract.ts';
import { chunksOf } from './vite/chunks.ts';
import { drawingsFile } from './vite/drawings.ts';
import { serviceWorker } from './vite/service-worker.ts';

const configPath = fileURLToPath(new URL('lingui.config.ts', import.meta.url));

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: chunksOf(normalizePath(fileURLToPath(new URL('..', import.meta.url)))) },
        },
      },
    },
  },
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
