import './production.ts';
import { getRequestListener } from '@hono/node-server';
import type { Clock } from '../platform/clock.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { type Network, publicNetwork } from '../platform/foreign/network.ts';
import { createLog } from '../platform/log.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { createApp } from './app.ts';
import type { Site } from './call-context.ts';
import { createLiveBookings } from './live-bookings.ts';
import { serveFiles } from './files.ts';
import { answerStarting, listen } from './listen.ts';
import { startProduct } from './product.ts';
import { finishedReleases, releaseFolder, releaseName } from './releases.ts';
import { stopOnSignal } from './stopping.ts';

/**
 * Runs the built product, configured by the environment, until a signal stops it; returns once it answers requests.
 * `network` is how it reaches addresses that strangers name.
 */
export async function runProduct(
  clock: Clock,
  network: Network = publicNetwork,
): Promise<{ mode: Config['mode']; origin: string }> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const release = builtRelease();
  const { default: site }: { default: Site } = await import(releaseFolder(release).server);
  let handle = answerStarting;
  const { server, port } = await listen((request, response) => handle(request, response), config.host, config.port);
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  try {
    const product = await startProduct({ config, origin, log, clock, network });
    const { pools, services, ready } = product;
    const designSystem = config.mode === 'demo';
    const { trustedProxies } = config;
    const app = createApp({ pools, services, ready, log, clock, site, designSystem, trustedProxies });
    handle = getRequestListener(serveFiles(release).route('/', app).fetch);
    stopOnSignal({ server, realtime: await product.attachSockets(server), product, log });
    if (config.mode === 'demo') createLiveBookings({ product, server, log });
  } catch (error) {
    server.close();
    throw error;
  }
  return { mode: config.mode, origin };
}

function builtRelease(): string {
  const wanted = releaseName();
  if (finishedReleases().includes(wanted)) return wanted;
  throw new StartProblem('The site is not built, or older than its sources. Run: npm run build');
}
