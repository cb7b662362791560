import { getRequestListener } from '@hono/node-server';
import { join } from 'node:path';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { publicNetwork } from '../platform/foreign/network.ts';
import { createLog } from '../platform/log.ts';
import { openSharedCards } from '../platform/pictures/shared-cards.ts';
import { createApp } from './app.ts';
import type { Site } from './call-context.ts';
import { createLiveBookings } from './live-bookings.ts';
import { answerStarting, listen } from './listen.ts';
import { startProduct } from './product.ts';
import { launchPrograms } from './programs/programs.ts';
import { stopOnSignal } from './stopping.ts';

/**
 * `npm run dev`: the product and its site with hot reload in one process. Changes in web/ appear at once; after changes
 * of the server `node --watch` restarts the process.
 */
const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const CALLS = /^\/(api|auth\/v1|rest\/v1|functions\/v1|files|healthz|readyz)(\/|$)/;

const config = readConfig(process.env);
const log = createLog({ logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel });
let answer = answerStarting;
const { server, port } = await listen((request, response) => answer(request, response), config.host, config.port, {
  anyUpgrade: true,
});
const origin = config.publicUrl ?? `http://localhost:${port}`;
const programs = launchPrograms(config, origin, log);
const product = await startProduct({ config, origin, log, clock: systemClock, network: publicNetwork, programs });

process.chdir(WEB);
const vite = await createVite({ root: WEB, appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
async function siteNow(): Promise<Site> {
  // Vite replaces this environment when its configuration changes.
  const { ssr } = vite.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite renders nothing here');
  const { default: entry }: { default: Site } = await ssr.runner.import('virtual:tanstack-start-server-entry');
  return entry;
}
const site: Site = {
  fetch: async (request, options) => (await siteNow()).fetch(request, options),
  pages: async () => (await siteNow()).pages(),
};
const app = createApp({
  pools: product.pools,
  services: product.services,
  ready: product.ready,
  remarks: product.remarks,
  log,
  clock: systemClock,
  site,
  sharedCards: openSharedCards(join(config.dataDir, 'shared-cards'), log),
  trustedProxies: config.trustedProxies,
  development: true,
  isDemo: true,
});
const handle = getRequestListener(app.fetch);
answer = (request, response) => {
  if (CALLS.test(request.url ?? '')) handle(request, response);
  else vite.middlewares(request, response, () => handle(request, response));
};
const realtime = await product.attachSockets(server);
const stopRest = async () => {
  await product.stop();
  await programs.stop();
};
stopOnSignal({ server, log, closeSockets: () => realtime.close(), stopRest });
await product.startWork();
if (product.isSeeded) createLiveBookings({ product, server, log });
console.log(`Hirfa for developers at ${origin}`);
