import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { scratchFolder } from '../testing/scratch.ts';
import { cloneDatabase, TEST_ENVIRONMENT } from '../testing/test-postgres.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

test('SIGTERM for npm stops the product, too', async () => {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: scratchFolder('npm-home'),
      PORT: String(port),
      SANDBOX_PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: scratchFolder('npm-start'),
      DATABASE_URL: await cloneDatabase(inject('postgresUrl'), 'demo'),
      ...TEST_ENVIRONMENT,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(() => expect(output).toContain('Hirfa runs at'), { timeout: 50_000 });
  expect(output).toContain('DEMO: made-up people');
  expect(await isOpen(port)).toBe(true);
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
  await vi.waitFor(async () => expect(await isOpen(port)).toBe(false), { timeout: 30_000 });
});
