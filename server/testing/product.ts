import { getRequestListener } from '@hono/node-server';
import { createSandboxGateway as createSandboxProgram } from '@hirfa/sandbox/gateway';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, inject, vi } from 'vitest';
import { type AccountServices, createAccountServices, unsubscribeKey, openPrivatePhotos } from '../accounts/index.ts';
import { listen } from '../entry/listen.ts';
import { elsewhere, personElsewhere, privacyOf, rooms, type Services } from '../entry/rooms.ts';
import { attachSockets } from '../entry/sockets.ts';
import { runHousekeeping } from '../kernel/housekeeping.ts';
import { jobHandlers, startWork, tick } from '../kernel/run-work.ts';
import { createWorkCtx } from '../kernel/work.ts';
import { createSandboxGateway } from '../payments/index.ts';
import {
  closePools,
  type Login,
  loginUrl,
  openPgPool,
  openPool,
  openPools,
  type Pool,
  type Pools,
} from '../platform/db.ts';
import { type JobHandler, runDueJobs } from '../platform/jobs.ts';
import type { Network } from '../platform/foreign/network.ts';
import { derivedPushKey } from '../platform/foreign/vapid.ts';
import { openWebPush } from '../platform/foreign/web-push.ts';
import { createLog } from '../platform/log.ts';
import { openMail } from '../platform/mail.ts';
import { openSms } from '../platform/sms/open-sms.ts';
import { diskStorage } from '../platform/storage.ts';
import { openDocumentFiles } from '../providers/index.ts';
import { relayEvents } from '../platform/streams.ts';
import { openApp } from './app.ts';
import {
  APPLE_CLIENT,
  type FakeIdentityProvider,
  OIDC_CLIENT,
  startFakeIdentityProvider,
} from './fakes/identity-provider.ts';
import { FACEBOOK_CLIENT, type FakeFacebook, startFakeFacebook } from './fakes/facebook.ts';
import { type FakeTwilio, startFakeTwilio, TWILIO_ACCOUNT } from './fakes/twilio.ts';
import { type MailBox, openMailBox } from './mail-box.ts';
import { scratchFolder } from './scratch.ts';
import { cloneDatabase, type Template, testAccess, TEST_LOGIN_SECRET } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** A running product for one test file, with its own database, port, gateway, and a clock that tests can move. */
export interface TestProduct {
  address: string;
  pools: Pools;
  /** The owner of all tables, to whom no policy applies. */
  owner: Pool;
  services: Services;
  /** The address of the sandbox gateway. */
  gateway: string;
  /** The receivers of its mails and text messages. */
  mailBox: MailBox;
  twilio: FakeTwilio;
  /** The fakes of Google, Apple and Facebook. */
  identityProvider: FakeIdentityProvider;
  apple: FakeIdentityProvider;
  facebook: FakeFacebook;
  /** The URL of its database for a login. */
  urlFor(login: Login): string;
  /** The URL of its database for the owner. */
  databaseUrl: string;
  clock: { now: Date };
  /** The logged lines. */
  logged: string[];
  /** Runs all jobs, deadlines and events that are due. With a running worker it is needed only for deadlines. */
  work(): Promise<void>;
  /** Runs the jobs that are due with these handlers, once. */
  runJobs(handlers: readonly JobHandler[]): Promise<void>;
  /** Deletes the rows that are too old. */
  keepHouse(): Promise<void>;
  /** Runs one job, whether it is enqueued or not. */
  runJob(name: string, entityId: string): Promise<void>;
}

/** The part of a product that a market needs; the product may run in this process or in another. */
export type ReachableProduct = Pick<TestProduct, 'address' | 'owner' | 'work'> & {
  services: Pick<AccountServices, 'tokens'>;
  clock: { readonly now: Date };
};

/** Tests reach no strangers; those that need some set a network of their own. */
const NO_NETWORK: Network = {
  resolve: async () => [],
  connect: () => {
    throw new Error('no test connects to strangers');
  },
};

/** Key and webhook secret of the gateways of test products. */
export const TEST_GATEWAY = { key: 'a test key that is long enough', webhookSecret: 'a test secret of webhooks' };

/** Starts a product before the tests of this file and stops it after them. Its pages are empty. */
export function useProduct(template: Template = 'empty', { worker = false } = {}): TestProduct {
  const product = { clock: { now: new Date('2026-11-21T09:00:00.000Z') }, logged: [] as string[] } as TestProduct;
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const databaseUrl = await cloneDatabase(inject('postgresUrl'), template);
    product.databaseUrl = databaseUrl;
    product.urlFor = (login) => loginUrl(testAccess(databaseUrl), login);
    product.pools = openPools(testAccess(databaseUrl), { api: 4, auth: 4, public: 4, worker: 4 });
    product.owner = openPool(databaseUrl, 2);
    endings.push(
      () => closePools(product.pools),
      () => product.owner.end(),
    );
    const now = () => product.clock.now;
    const sandbox = await createSandboxProgram({ ...TEST_GATEWAY, now, pollMs: 10 }).listen(0);
    endings.push(() => sandbox.close());
    product.gateway = sandbox.url;
    product.mailBox = await openMailBox();
    product.twilio = await startFakeTwilio();
    product.identityProvider = await startFakeIdentityProvider(now);
    product.apple = await startFakeIdentityProvider(now, 'apple');
    product.facebook = await startFakeFacebook();
    endings.push(
      () => product.mailBox.close(),
      () => product.twilio.close(),
      () => product.identityProvider.close(),
      () => product.apple.close(),
      () => product.facebook.close(),
    );
    await startServer(product, sandbox.url, endings);
    const jobsPool = openPgPool(product.urlFor('worker'), 3);
    endings.push(() => jobsPool.end());
    product.runJobs = (handlers) => runDueJobs(jobsPool, handlers, product.services.log);
    product.work = () => workAll(product, sandbox.settled, worker ? () => workerRests(product.owner) : () => undefined);
    product.keepHouse = () => {
      const { rooms: all, ctx } = workOf(product);
      return runHousekeeping({ ctx: ctx(), rooms: all });
    };
    product.runJob = async (name, entityId) =>
      jobHandlers(workOf(product))
        .find(({ kind }) => kind.name === name)
        ?.run(entityId);
    if (worker) {
      const work = await startWork(workOf(product), product.urlFor('worker'));
      endings.push(() => work.stop());
    }
  });
  printErrorsOfFailedTests(product);
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
  });
  return product;
}

/** The answer of a failed call says only `internal_error`; its cause is in the log. */
function printErrorsOfFailedTests({ logged }: TestProduct): void {
  let start = 0;
  beforeEach(() => void (start = logged.length));
  afterEach(({ task }) => {
    const errors = logged.slice(start).filter((line) => /"level":[56]0/.test(line));
    if (task.result?.state === 'fail') process.stderr.write(errors.join(''));
  });
}

function openRest() {
  const dataDir = scratchFolder('data');
  const privateKey = derivedPushKey(TEST_LOGIN_SECRET);
  const webPush = openWebPush({ privateKey, contact: 'hirfa@example.com', hosts: ['*.push.example'] });
  const files = { documentFiles: openDocumentFiles(dataDir), privatePhotos: openPrivatePhotos(dataDir) };
  return {
    ...files,
    webPush,
    fcm: null,
    testTools: { bookingId: null },
    eReceipts: null,
    otherGateways: [],
    earlierGateways: [],
  };
}

async function startServer(
  product: TestProduct,
  gatewayUrl: string,
  endings: (() => Promise<unknown>)[],
): Promise<void> {
  const { pools } = product;
  const log = createLog({ logLevel: 'info' }, { write: (line) => product.logged.push(line) });
  const mail = openMail({ mode: 'production', smtpUrl: product.mailBox.url, mailFrom: 'Hirfa <hirfa@example.com>' });
  const sms = openSms({ service: 'twilio', ...TWILIO_ACCOUNT, url: product.twilio.url });
  endings.push(async () => mail.close());
  const scope = () => ({ now: product.clock.now, subscribers: rooms.subscribers });
  const storage = diskStorage(scratchFolder('files'));
  const oauth = {
    google: { issuer: product.identityProvider.issuer, ...OIDC_CLIENT },
    apple: { issuer: product.apple.issuer, ...APPLE_CLIENT },
    facebook: { issuer: product.facebook.issuer, ...FACEBOOK_CLIENT },
  };
  const shared = { privacy: privacyOf(() => product.services), personElsewhere, adminsNeedSecondFactor: false };
  const accounts = createAccountServices(
    { ...shared, pools, mail, sms, storage, scope, oauth, log, origin: () => product.address },
    { session: TEST_LOGIN_SECRET, unsubscribe: unsubscribeKey(TEST_LOGIN_SECRET) },
  );
  product.services = {
    ...accounts,
    gateway: createSandboxGateway({ url: gatewayUrl, ...TEST_GATEWAY }),
    customApi: null,
    texts: sms,
    textsPerDay: 1000,
    ...openRest(),
    ...elsewhere,
    network: NO_NETWORK,
  };
  const app = openApp(product);
  const { server, port } = await listen(
    getRequestListener((request, env) => app.fetch(request, env)),
    '127.0.0.1',
    0,
  );
  product.address = `http://127.0.0.1:${port}`;
  const { services, urlFor } = product;
  const realtime = await attachSockets(server, {
    services,
    clock: () => product.clock.now,
    log,
    urlFor,
    trustedProxies: 0,
  });
  endings.push(async () => {
    await realtime.close();
    server.close();
  });
}

/** Waits until a running worker has completed what it has taken. */
async function workerRests(owner: TestProduct['owner']): Promise<void> {
  await vi.waitFor(
    async () => {
      const taken = await owner.execute(sql`select id from graphile_worker._private_jobs where locked_at is not null`);
      if (taken.length > 0) throw new Error(`the worker runs ${taken.length} jobs`);
    },
    { timeout: 15_000 },
  );
}

/** `othersEnded`: what a running worker has taken is none of what is run here, and may be what the test waits for. */
async function workAll(
  product: TestProduct,
  webhooksArrived: () => Promise<unknown>,
  othersEnded: () => unknown,
): Promise<void> {
  const runJobs = async () => {
    await webhooksArrived();
    await product.runJobs(jobHandlers(workOf(product)));
    await othersEnded();
  };
  do await runJobs();
  while (await tick(workOf(product)));
  await runJobs();
  await relayEvents(product.pools.worker);
}

const workOf = ({ pools, services, clock }: TestProduct) => ({
  rooms,
  ctx: () =>
    createWorkCtx({
      db: pools.worker,
      clock: () => clock.now,
      subscribers: rooms.subscribers,
      log: services.log,
      services,
    }),
});
