import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { type AccountServices, createAccountServices } from '../accounts/index.ts';
import type { PastCheckout } from '../demo/shapes.ts';
import { startWork } from '../kernel/run-work.ts';
import { createWorkCtx } from '../kernel/work.ts';
import type { Clock } from '../platform/clock.ts';
import { openChatPhotos } from '../messages/index.ts';
import { openDocumentFiles } from '../providers/index.ts';
import type { Config } from '../platform/config.ts';
import { openCustomApi } from '../platform/custom-api.ts';
import { closePools, type Login, loginUrl, openPools, type Pools } from '../platform/db.ts';
import { openFcm } from '../platform/firebase/fcm.ts';
import type { Network } from '../platform/foreign/network.ts';
import { openWebPush } from '../platform/foreign/web-push.ts';
import type { KeptRunning } from '../platform/supervision/keep-running.ts';
import type { Log } from '../platform/log.ts';
import { openMail } from '../platform/mail.ts';
import { startPostgres } from '../platform/postgres.ts';
import { databaseCheck, type ReadinessCheck } from '../platform/supervision/readiness.ts';
import type { Realtime } from '../platform/realtime.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { openSms } from '../platform/sms.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { diskStorage } from '../platform/storage.ts';
import { migrateProduct } from './migrate.ts';
import { cardBookings, privacy, rooms, type Services } from './rooms.ts';
import { startSandbox } from './sandbox.ts';
import { seedDemo } from './seed.ts';
import { attachSockets } from './sockets.ts';

/** The product without its HTTP server: a migrated database (with demo data in demo mode), services and workers. */
export interface Product {
  pools: Pools;
  services: Services;
  ready: readonly ReadinessCheck[];
  /** Whether this start has filled an empty database with the demo data. */
  isSeeded: boolean;
  /** Accepts sockets on a server. */
  attachSockets(server: HttpServer): Promise<Realtime>;
  stop(): Promise<void>;
}

interface Start {
  config: Config;
  /** The origin at which people open it. */
  origin: string;
  log: Log;
  clock: Clock;
  network: Network;
}

/** @throws StartProblem with one line that describes the solution. */
export async function startProduct({ config, origin, log, clock, network }: Start): Promise<Product> {
  const secrets = loadSecrets(config);
  const embedded =
    config.databaseUrl === null ? await startPostgres(join(config.dataDir, 'postgres'), secrets.database_login) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrateProduct(databaseUrl, secrets.database_login);
  } catch (error) {
    await embedded?.stop();
    throw config.databaseUrl === null || error instanceof StartProblem
      ? error
      : new StartProblem(databaseProblem(error));
  }
  const pools = openPools(databaseUrl, secrets.database_login);
  const mail = openMail(config);
  const { subscribers } = rooms;
  const scope = () => ({ now: clock(), subscribers });
  const accounts = openAccounts(config, { pools, mail, scope, log, origin: () => origin }, secrets.session);
  const urlFor = (login: Login) => loginUrl(databaseUrl, login, secrets.database_login);
  const running: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const each of running.toReversed()) await each.stop();
    mail.close();
    await closePools(pools);
    await embedded?.stop();
  };
  try {
    const sandbox = await startSandbox(config, secrets.session, log);
    running.push(sandbox);
    const importCheckouts = (checkouts: readonly PastCheckout[]) => sandbox.importCheckouts(checkouts, origin);
    const documentFiles = openDocumentFiles(config.dataDir);
    const isSeeded = config.mode === 'demo' && (await seedDemo(databaseUrl, importCheckouts, documentFiles));
    const services = {
      ...accounts,
      gateway: sandbox.gateway,
      ...openForeign(config, secrets.session),
      documentFiles,
      chatPhotos: openChatPhotos(config.dataDir),
      cardBookings,
      testTools: config.testTools,
      network,
    };
    const ctx = () => createWorkCtx({ db: pools.worker, clock, subscribers, log, services });
    const work = await startWork({ rooms, ctx }, urlFor('worker'));
    running.push(work);
    return {
      pools,
      services,
      ready: [databaseCheck(pools), { name: 'payments', isReady: sandbox.isReady }, workCheck(work)],
      isSeeded,
      attachSockets: (server) =>
        attachSockets(server, { services, clock, log, urlFor, trustedProxies: config.trustedProxies }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const workCheck = (work: KeptRunning): ReadinessCheck => ({
  name: 'background work',
  isReady: async () => work.isRunning(),
});

/** What sends to other programs. */
function openForeign(config: Config, secret: string) {
  const webPush = openWebPush({ secret, contact: config.mailFrom, hosts: config.pushHosts });
  return { customApi: openCustomApi(config), webPush, fcm: openFcm(config) };
}

type SharedServices = Pick<AccountServices, 'pools' | 'mail' | 'scope' | 'log' | 'origin'>;

function openAccounts(config: Config, shared: SharedServices, secret: string): AccountServices {
  const { mode, oauth, dataDir } = config;
  const storage = diskStorage(join(dataDir, 'files'));
  const dependencies = {
    ...shared,
    sms: openSms(config),
    storage,
    privacy,
    oauth,
    adminsNeedSecondFactor: mode === 'production',
  };
  return createAccountServices(dependencies, secret);
}

function databaseProblem(error: unknown): string {
  const why = error instanceof Error ? error.message || error.name : String(error);
  return `The database at DATABASE_URL can't be used (${why}). Check the address, the password and that the server runs.`;
}
