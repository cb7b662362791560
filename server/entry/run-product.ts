import './production.ts';
import type { Clock } from '../platform/clock.ts';
import { type Config, readConfig, refuseUnintendedDemo } from '../platform/config/config.ts';
import { type Network, publicNetwork } from '../platform/foreign/network.ts';
import { prepareDataFolder } from '../platform/data-folder.ts';
import { createLog } from '../platform/log.ts';
import type { Realtime } from '../platform/realtime.ts';
import { StartProblem } from '../platform/start-problem.ts';
import type { Site } from './call-context.ts';
import { answerStarting, listen } from './listen.ts';
import type { Product } from './product.ts';
import { launchPrograms, type Programs } from './programs/programs.ts';
import { finishedReleases, releaseFolder, releaseName } from './releases.ts';
import { stopOnSignal } from './stopping.ts';

/**
 * Runs the built product, configured by the environment, until a signal stops it; returns once it answers requests.
 * `network` is how it reaches addresses that strangers name, `release` the site that it serves, once it is built.
 */
export async function runProduct(
  clock: Clock,
  network: Network = publicNetwork,
  release: string = builtRelease(),
  isBuilt: Promise<boolean> = Promise.resolve(true),
): Promise<{ mode: Config['mode']; origin: string }> {
  refuseUnintendedDemo(process.env);
  const config = readConfig(process.env);
  prepareDataFolder(config.dataDir);
  const log = createLog(config);
  // Node.js itself would print the values of a failed query.
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'an error ended this process');
    process.exit(1);
  });
  let handle = answerStarting;
  const { server, port } = await listen((request, response) => handle(request, response), config.host, config.port, {
    isBehindProxy: config.trustedProxies > 0,
    limitsAddresses: config.rateLimits,
  });
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  const running: { programs?: Programs; product?: Product; realtime?: Realtime } = {};
  const closeSockets = async () => running.realtime?.close();
  const stopRest = async () => {
    await running.product?.stop();
    await running.programs?.stop();
  };
  const isStopping = stopOnSignal({ server, log, closeSockets, stopRest });
  try {
    const programs = launchPrograms(config, origin, log);
    running.programs = programs;
    const site = loadSite(release, isBuilt);
    // Reported by who waits for it.
    site.catch(() => undefined);
    const { serve } = await import('./serve.ts');
    const served = await serve({ config, origin, log, clock, network, programs }, site, release);
    const { product } = served;
    running.product = product;
    handle = served.handle;
    running.realtime = await product.attachSockets(server);
    await product.startWork();
    await served.createLiveBookings(server);
  } catch (error) {
    // A start that is stopped fails somewhere; the signal ends the process.
    if (isStopping()) return new Promise(() => undefined);
    server.close();
    await closeSockets();
    await stopRest();
    throw error;
  }
  return { mode: config.mode, origin };
}

/** It is large: it is loaded while the other programs start. */
async function loadSite(release: string, isBuilt: Promise<boolean>): Promise<Site> {
  if (!(await isBuilt)) throw new StartProblem('The site could not be built.');
  const { default: site }: { default: Site } = await import(releaseFolder(release).server);
  return site;
}

function builtRelease(): string {
  const wanted = releaseName();
  if (finishedReleases().includes(wanted)) return wanted;
  throw new StartProblem('The site is not built, or older than its sources. Run: npm run build');
}
