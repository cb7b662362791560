import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FACEBOOK_CLIENT, type FakeFacebook, startFakeFacebook } from '@hirfa/server/testing/fake-facebook';
import { type MailBox, openMailBox } from '@hirfa/server/testing/mail-box';
import { type FakeTwilio, startFakeTwilio, TWILIO_ACCOUNT } from '@hirfa/server/testing/fake-twilio';
import {
  APPLE_CLIENT,
  type FakeIdentityProvider,
  OIDC_CLIENT,
  startFakeIdentityProvider,
} from '@hirfa/server/testing/fake-identity-provider';
import { scratchFolder } from '@hirfa/server/testing/scratch';
import { cloneDatabase, TEST_LOGIN_SECRET } from '@hirfa/server/testing/test-postgres';

const ROOT = join(import.meta.dirname, '..');
const { accountSid, authToken, from } = TWILIO_ACCOUNT;
const TWILIO_ENVIRONMENT = { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from };

export interface RunningSite {
  address: string;
  /** Its database, as the owner. */
  databaseUrl: string;
  /** Ends the server and starts it again at the same address. */
  restart(): Promise<void>;
  /** Where its mails arrive. */
  mailBox: MailBox;
  /** Where its texts to phones arrive. */
  phones: FakeTwilio;
  /** Who plays Google. */
  identityProvider: FakeIdentityProvider;
  /** Who plays Apple. */
  apple: FakeIdentityProvider;
  facebook: FakeFacebook;
  stop(): Promise<void>;
}

/** Starts the built product on a database of its own, full of the demo data. `settings` are variables beside those that it needs. */
export async function startSite(postgresUrl: string, settings: Record<string, string> = {}): Promise<RunningSite> {
  const databaseUrl = await cloneDatabase(postgresUrl, 'demo');
  const dataDir = scratchFolder('site');
  const mailBox = await openMailBox();
  const phones = await startFakeTwilio();
  const identityProvider = await startFakeIdentityProvider(() => new Date());
  const apple = await startFakeIdentityProvider(() => new Date(), 'apple');
  const facebook = await startFakeFacebook();
  const providers = {
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
  };
  const outside = { SMTP_URL: mailBox.url, TWILIO_URL: phones.url, ...TWILIO_ENVIRONMENT, ...providers, ...settings };
  let running = await run(databaseUrl, dataDir, outside, settings['PORT'] ?? '0');
  const { address } = running;
  return {
    address,
    databaseUrl,
    mailBox,
    phones,
    identityProvider,
    apple,
    facebook,
    async restart() {
      await stop(running.child);
      running = await run(databaseUrl, dataDir, outside, new URL(address).port);
    },
    async stop() {
      await stop(running.child);
      await Promise.all([mailBox.close(), phones.close(), identityProvider.close(), apple.close(), facebook.close()]);
    },
  };
}

async function run(databaseUrl: string, dataDir: string, outside: Record<string, string>, port: string) {
  const child = spawn('node', ['server/entry/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      SANDBOX_PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      DATABASE_LOGIN_SECRET: TEST_LOGIN_SECRET,
      SESSION_SECRET: TEST_LOGIN_SECRET,
      ...outside,
    },
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const address = /Hirfa runs at (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) {
      child.stdout.resume();
      return { address, child };
    }
  }
  throw new Error(`the product did not start:\n${said}`);
}

async function stop(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
