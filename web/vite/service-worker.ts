import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('../app/service-worker/main.ts', import.meta.url));
const FILE = 'sw.js';

/** The service worker of the product, one file without a hash: browsers ask at this address for a new version. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundle() });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE}`, (_request, response, next) => {
        bundle().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const result of outputs)
    if ('output' in result) for (const file of result.output) if (file.type === 'chunk') return file.code;
  throw new Error('The service worker was not built');
}
