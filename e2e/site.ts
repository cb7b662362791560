import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type MailBox, openMailBox } from '@hirfa/server/testing/mail-box';
import { scratchFolder } from '@hirfa/server/testing/scratch';
import { cloneDatabase, TEST_LOGIN_SECRET } from '@hirfa/server/testing/test-postgres';

const ROOT = join(import.meta.dirname, '..');

export interface RunningSite {
  address: string;
  /** Its database, as the owner. */
  databaseUrl: string;
  /** Where its mails arrive. */
  mailBox: MailBox;
  stop(): Promise<void>;
}

/** Starts the built product on a database of its own, full of the demo data. */
export async function startSite(postgresUrl: string): Promise<RunningSite> {
  const databaseUrl = await cloneDatabase(postgresUrl, 'demo');
  const mailBox = await openMailBox();
  const child = spawn('node', ['server/entry/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: scratchFolder('site'),
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      DATABASE_LOGIN_SECRET: TEST_LOGIN_SECRET,
      SESSION_SECRET: TEST_LOGIN_SECRET,
      SMTP_URL: mailBox.url,
    },
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const address = /Hirfa runs at (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) {
      child.stdout.resume();
      return { address, databaseUrl, mailBox, stop: () => stop(child).then(() => mailBox.close()) };
    }
  }
  throw new Error(`the product did not start:\n${said}`);
}

async function stop(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
