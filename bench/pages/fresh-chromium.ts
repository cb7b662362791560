import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { findChromium } from '@hirfa/e2e/chromium';
import { scratchFolder } from '@hirfa/server/testing/scratch';

/** Names of other machines are not looked up, so nothing leaves this one. */
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Runs `use` with a Chromium that has never been anywhere; `port` is where it is controlled. */
export async function withFreshChromium<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const { executablePath, args } = await findChromium();
  const profile = scratchFolder('chromium');
  const flags = [...args, ONLY_HERE, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const chromium = spawn(executablePath, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(chromium, 'exit');
  try {
    return await use(await portOf(chromium));
  } finally {
    chromium.kill();
    await ended;
    // Its children write a last time.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Chromium says on which port it listens. */
async function portOf({ stderr }: ChildProcess): Promise<number> {
  if (stderr === null) throw new Error('Chromium has no output');
  for await (const line of createInterface({ input: stderr })) {
    const port = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
    if (port === undefined) continue;
    stderr.resume();
    return Number(port);
  }
  throw new Error('Chromium ended before it listened');
}
