import type { Server as HttpServer } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountServices, createAccountServices, openPrivatePhotos } from '../accounts/index.ts';
import { startWork } from '../kernel/run-work.ts';
import { createWorkCtx } from '../kernel/work.ts';
import type { Clock } from '../platform/clock.ts';
import { openDocumentFiles } from '../providers/index.ts';
import type { Config } from '../platform/config/config.ts';
import { claimDataFolder } from '../platform/data-folder.ts';
import { openCustomApi } from '../platform/custom-api.ts';
import { databaseCode } from '../platform/errors/database-errors.ts';
import { errorLine } from '../platform/errors/describe-error.ts';
import { closePools, type DatabaseAccess, type Login, loginUrl, openPools, type Pools } from '../platform/db.ts';
import { openFcm } from '../platform/firebase/fcm.ts';
import type { Network } from '../platform/foreign/network.ts';
import { openWebPush } from '../platform/foreign/web-push.ts';
import { watchClock } from '../platform/supervision/clock-difference.ts';
import type { KeptRunning } from '../platform/supervision/keep-running.ts';
import { watchMail } from '../platform/supervision/watch-mail.ts';
import type { Log } from '../platform/log.ts';
import { openMail } from '../platform/mail.ts';
import { databaseCheck, type ReadinessCheck } from '../platform/supervision/readiness.ts';
import type { Realtime } from '../platform/realtime.ts';
import { openSms } from '../platform/sms/open-sms.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { diskStorage } from '../platform/storage.ts';
import { type Keys, openKeys } from './keys/keys.ts';
import { joinDatabase } from './database/migrate.ts';
import { unfinishedDemo } from './programs/launch-seeding.ts';
import type { Programs } from './programs/programs.ts';
import { hasUsers } from './seeding/queries.ts';
import { elsewhere, personElsewhere, privacyOf, rooms, type Services } from './rooms.ts';
import { openGateways } from './gateways.ts';
import { attachSockets } from './sockets.ts';

/** The product without its HTTP server: a migrated database (with demo data in demo mode), services and workers. */
export interface Product {
  pools: Pools;
  services: Services;
  ready: readonly ReadinessCheck[];
  remarks(): readonly string[];
  /** Whether this start has filled an empty database with the demo data. */
  isSeeded: boolean;
  /** Accepts sockets on a server. */
  attachSockets(server: HttpServer): Promise<Realtime>;
  /** Starts the background work. Pages do not wait for it. */
  startWork(): Promise<void>;
  stop(): Promise<void>;
}

export interface Start {
  config: Config;
  /** The origin at which people open it. */
  origin: string;
  log: Log;
  clock: Clock;
  network: Network;
  programs: Programs;
}

/** @throws StartProblem with one line that describes the solution. */
export async function startProduct(start: Start): Promise<Product> {
  const { config, programs, log, clock } = start;
  const { dataDir } = config;
  const { url: databaseUrl } = await programs.database;
  const { secrets } = programs;
  const access: DatabaseAccess = {
    url: databaseUrl,
    loginPrefix: config.databaseLoginPrefix,
    loginPassword: secrets.database_login,
  };
  let joined: KeptRunning;
  try {
    joined = await joinDatabase(access, log);
  } catch (error) {
    if (config.databaseUrl === null || error instanceof StartProblem) throw error;
    throw new StartProblem(databaseProblem(error));
  }
  const pools = openPools(access);
  const mail = openMail(config);
  const urlFor = (login: Login) => loginUrl(access, login);
  const watch = watchClock({ db: pools.worker, clock, log });
  let work: KeptRunning | null = null;
  let mails: ReturnType<typeof watchMail> | null = null;
  const stop = async () => {
    await work?.stop();
    mails?.stop();
    mail.close();
    await watch.stop();
    await closePools(pools);
    await joined.stop();
  };
  try {
    await claimDataFolder(databaseUrl, dataDir);
    const gateways = await openGateways(config, await programs.sandbox);
    const sessionSecret = secrets.session;
    const keys = await openKeys({ config, databaseUrl, auth: pools.auth, sessionSecret });
    const services = openServices(start, keys, { pools, mail, ...gateways });
    const fill = () => programs.seeding().run({ databaseUrl, dataDir });
    const isSeeded = config.mode === 'demo' && (await seed(pools, dataDir, fill, log));
    const ctx = () => createWorkCtx({ db: pools.worker, clock, subscribers: rooms.subscribers, log, services });
    const isWorking: ReadinessCheck = { name: 'background work', isReady: async () => work?.isRunning() ?? false };
    return {
      pools,
      services,
      ready: [databaseCheck(pools), ...paymentChecks(gateways), isWorking],
      remarks: () => [...watch.remarks(), ...(mails?.remarks() ?? [])],
      isSeeded,
      attachSockets: (server) =>
        attachSockets(server, { services, clock, log, urlFor, trustedProxies: config.trustedProxies }),
      async startWork() {
        work = await startWork({ rooms, ctx }, urlFor('worker'));
        mails = watchMail({ mail, log });
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The gateways of new payments: of several each under its name. */
const paymentChecks = ({ gateway, otherGateways }: Pick<Services, 'gateway' | 'otherGateways'>): ReadinessCheck[] =>
  [gateway, ...otherGateways].map(({ name, isReady }) => ({
    name: otherGateways.length === 0 ? 'payments' : `payments by ${name}`,
    isReady,
  }));

/** Whether this start has filled the database. Pages do not wait for what an earlier one has left out. */
async function seed(pools: Pools, dataDir: string, fill: () => Promise<boolean>, log: Log): Promise<boolean> {
  if (!(await hasUsers(pools.auth))) return fill();
  if (existsSync(unfinishedDemo(dataDir)))
    fill().catch((error: unknown) => log.error({ error }, 'the demo could not be completed'));
  return false;
}

function openServices(
  { config, clock, log, origin, network, programs: { secrets } }: Start,
  { push, unsubscribe }: Keys,
  { pools, mail, ...gateways }: Pick<Services, 'pools' | 'mail' | 'gateway' | 'otherGateways' | 'earlierGateways'>,
): Services {
  const scope = () => ({ now: clock(), subscribers: rooms.subscribers });
  const privacy = privacyOf(() => services);
  const services: Services = {
    ...openAccounts(
      config,
      { pools, mail, scope, log, privacy, personElsewhere, origin: () => origin },
      { session: secrets.session, unsubscribe },
    ),
    ...gateways,
    ...openForeign(config, push),
    documentFiles: openDocumentFiles(config.dataDir),
    privatePhotos: openPrivatePhotos(config.dataDir),
    ...elsewhere,
    testTools: config.testTools,
    eReceipts: config.eReceipts,
    network,
  };
  return services;
}

/** What sends to other programs. */
function openForeign(config: Config, privateKey: string) {
  const webPush = openWebPush({ privateKey, contact: config.mailFrom, hosts: config.pushHosts });
  const { texts, textsPerDay } = config;
  return { customApi: openCustomApi(config), webPush, fcm: openFcm(config), texts: openSms(texts), textsPerDay };
}

type SharedServices = Pick<
  AccountServices,
  'pools' | 'mail' | 'scope' | 'log' | 'privacy' | 'personElsewhere' | 'origin'
>;

function openAccounts(
  config: Config,
  shared: SharedServices,
  keys: { session: string; unsubscribe: string },
): AccountServices {
  const { mode, oauth, dataDir } = config;
  const storage = diskStorage(join(dataDir, 'files'));
  const dependencies = {
    ...shared,
    sms: openSms(config.sms),
    storage,
    oauth,
    adminsNeedSecondFactor: mode === 'production',
  };
  return createAccountServices(dependencies, keys);
}

/** PostgreSQL's code for something that this user may not do. */
const FORBIDDEN = '42501';

function databaseProblem(error: unknown): string {
  const solution =
    databaseCode(error) === FORBIDDEN
      ? 'Its user must own the database and everything in it; see docs/guides/operating.md.'
      : 'Check the address, the password and that the server runs.';
  return `The database at DATABASE_URL can't be used (${errorLine(error)}). ${solution}`;
}
