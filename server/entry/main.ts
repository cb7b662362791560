import { getRequestListener } from '@hono/node-server';
import { readConfig } from '../platform/config.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { createApp, type Site } from './app.ts';
import { playDemoLife } from './demo-life.ts';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demo-sign-ins.ts';
import { serveFiles } from './files.ts';
import { answerStarting, listen } from './listen.ts';
import { startProduct } from './product.ts';
import { finishedReleases, releaseFolder, releaseName } from './releases.ts';
import { stopOnSignal } from './stopping.ts';

/** Runs the built product until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const release = builtRelease();
  const { default: site }: { default: Site } = await import(releaseFolder(release).server);
  let handle = answerStarting;
  const { server, port } = await listen((request, response) => handle(request, response), config.host, config.port);
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  try {
    const product = await startProduct(config, origin, log);
    const designSystem = config.mode === 'demo';
    const app = createApp({
      pools: product.pools,
      services: product.services,
      log,
      clock: systemClock,
      site,
      designSystem,
      trustedProxies: config.trustedProxies,
    });
    handle = getRequestListener(serveFiles(release).route('/', app).fetch);
    stopOnSignal({ server, realtime: await product.attachSockets(server), product, log });
    if (config.mode === 'demo') playDemoLife({ product, server, log });
  } catch (error) {
    server.close();
    throw error;
  }
  console.log(greeting(config.mode, origin));
}

function builtRelease(): string {
  const wanted = releaseName();
  if (finishedReleases().includes(wanted)) return wanted;
  throw new StartProblem('The site is not built. Run: npm run build');
}

function greeting(mode: 'demo' | 'production', address: string): string {
  if (mode === 'production') return `Hirfa runs at ${address}`;
  const people = DEMO_SIGN_INS.map((email) => `    ${email}`).join('\n');
  return `\n  Hirfa runs at ${address}\n\n  Sign in as\n${people}\n  with the password ${DEMO_PASSWORD}\n\n  Ctrl-C stops it.\n`;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
});
