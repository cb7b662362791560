import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSessionTokens } from '../accounts/index.ts';
import { sql } from 'drizzle-orm';
import { type Database, openPool } from '../platform/db.ts';
import { startFakeCalendars } from './hostile/fake-calendars.ts';
import { FACEBOOK_CLIENT, type FakeFacebook, startFakeFacebook } from './fakes/facebook.ts';
import {
  APPLE_CLIENT,
  type FakeIdentityProvider,
  OIDC_CLIENT,
  startFakeIdentityProvider,
} from './fakes/identity-provider.ts';
import { type FakeTwilio, startFakeTwilio, TWILIO_ACCOUNT } from './fakes/twilio.ts';
import { type MailBox, openMailBox } from './mail-box.ts';
import type { ReachableProduct } from './product.ts';
import { COMPILE_CACHE, START_OPTIONS } from './program.ts';
import { scratchFolder } from './scratch.ts';
import type { Answer, Order } from './site-program.ts';
import { cloneDatabase, type Template, TEST_ENVIRONMENT, TEST_LOGIN_SECRET } from './test-postgres.ts';

const PROGRAM = join(import.meta.dirname, 'site-program.ts');
const { accountSid, authToken, from } = TWILIO_ACCOUNT;
const TWILIO_ENVIRONMENT = { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from };
const SANDBOX_ENVIRONMENT = {
  SANDBOX_KEY: 'a test key that is long enough',
  SANDBOX_WEBHOOK_SECRET: 'a test secret of webhooks',
};

/** The built product in a separate process; `work` resolves once webhooks have arrived and no job is waiting. */
export interface RunningSite extends ReachableProduct {
  /** Its process. */
  pid: number;
  /** The URL of its database for the owner. */
  databaseUrl: string;
  /** Moves the clock of the product and of the fakes forward. */
  passTime(ms: number): Promise<void>;
  /** Restarts the server at the same address. */
  restart(): Promise<void>;
  /** The receiver of its mails. */
  mailBox: MailBox;
  /** The receiver of its text messages. */
  phones: FakeTwilio;
  /** The fake of Google. */
  identityProvider: FakeIdentityProvider;
  /** The fake of Apple. */
  apple: FakeIdentityProvider;
  facebook: FakeFacebook;
  /** The fake server of calendars that providers import, whatever the name in their address. */
  calendars: Awaited<ReturnType<typeof startFakeCalendars>>;
  stop(): Promise<void>;
}

/** The setting of a site that a bench asks as often as it can, from one address. */
export const NO_LIMITS = { RATE_LIMITS: 'off' };

/** Starts the built product with a new database, of demo data by default. `settings` are more environment variables. */
export async function startSite(
  postgresUrl: string,
  settings: Record<string, string> = {},
  template: Template = 'demo',
): Promise<RunningSite> {
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const databaseUrl = await cloneDatabase(postgresUrl, template);
  const owner = openPool(databaseUrl, 2);
  const others = await startOthers(now);
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: scratchFolder('site'),
    SMTP_URL: others.mailBox.url,
    TWILIO_URL: others.phones.url,
    ...TWILIO_ENVIRONMENT,
    ...SANDBOX_ENVIRONMENT,
    ...identityEnvironment(others),
    PUSH_HOSTS: '*.push.example',
    FAKE_CALENDARS: JSON.stringify(others.calendars.server),
  };
  let program = await startProgram({ PORT: '0', ...environment, ...settings });
  const { address } = program;
  return {
    address,
    get pid() {
      return program.pid;
    },
    owner,
    databaseUrl,
    ...others,
    services: { tokens: createSessionTokens(TEST_LOGIN_SECRET) },
    clock: {
      get now() {
        return now();
      },
    },
    async work() {
      await program.ask({ deliver: 'webhooks' });
      await jobsDone(owner);
    },
    async passTime(ms) {
      aheadMs += ms;
      await program.ask({ aheadMs });
    },
    async restart() {
      await program.stop();
      program = await startProgram({ ...environment, ...settings, PORT: new URL(address).port });
      await program.ask({ aheadMs });
    },
    async stop() {
      await program.stop();
      await owner.end();
      await Promise.all(Object.values(others).map((other) => other.close()));
    },
  };
}

/** The fakes of all outside services. */
async function startOthers(now: () => Date) {
  const [mailBox, phones, identityProvider, apple, facebook, calendars] = await Promise.all([
    openMailBox(),
    startFakeTwilio(),
    startFakeIdentityProvider(now),
    startFakeIdentityProvider(now, 'apple'),
    startFakeFacebook(),
    startFakeCalendars(),
  ]);
  return { mailBox, phones, identityProvider, apple, facebook, calendars };
}

type Others = Awaited<ReturnType<typeof startOthers>>;

const identityEnvironment = ({ identityProvider, apple, facebook }: Others) => ({
  GOOGLE_CLIENT_ID: OIDC_CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: OIDC_CLIENT.clientSecret,
  GOOGLE_ISSUER: identityProvider.issuer,
  APPLE_CLIENT_ID: APPLE_CLIENT.clientId,
  APPLE_TEAM_ID: APPLE_CLIENT.clientSecret.teamId,
  APPLE_KEY_ID: APPLE_CLIENT.clientSecret.keyId,
  APPLE_PRIVATE_KEY: APPLE_CLIENT.clientSecret.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  APPLE_ISSUER: apple.issuer,
  FACEBOOK_CLIENT_ID: FACEBOOK_CLIENT.clientId,
  FACEBOOK_CLIENT_SECRET: FACEBOOK_CLIENT.clientSecret,
  FACEBOOK_ISSUER: facebook.issuer,
});

async function startProgram(settings: Record<string, string>) {
  const environment = {
    ...TEST_ENVIRONMENT,
    SESSION_SECRET: TEST_LOGIN_SECRET,
    LOG_LEVEL: 'error',
    ...settings,
  };
  const child = fork(PROGRAM, { execArgv: START_OPTIONS, env: { ...process.env, ...COMPILE_CACHE, ...environment } });
  const answer = <Found>(find: (message: Answer) => Found | undefined) =>
    new Promise<Found>((resolve, reject) => {
      const ended = () => reject(new Error('the product ended'));
      const look = (message: Answer) => {
        const found = find(message);
        if (found === undefined) return;
        child.off('message', look);
        child.off('exit', ended);
        resolve(found);
      };
      child.on('message', look);
      child.once('exit', ended);
    });
  const address = await answer((message) => ('address' in message ? message.address : undefined));
  return {
    address,
    pid: child.pid ?? 0,
    async ask(order: Order): Promise<void> {
      const asked = JSON.stringify(order);
      const done = answer((message) => ('done' in message && JSON.stringify(message.done) === asked) || undefined);
      child.send(order);
      await done;
    },
    async stop(): Promise<void> {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const MOST_WAIT_MS = 30_000;

async function jobsDone(owner: Database): Promise<void> {
  for (const until = Date.now() + MOST_WAIT_MS; Date.now() < until; await sleep(20)) {
    const waiting = await owner.execute(
      sql`select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1`,
    );
    if (waiting.length === 0) return;
  }
  throw new Error('the jobs of the product were not done in time');
}
