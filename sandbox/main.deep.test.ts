import { fork, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { listen } from './listen.ts';

const MAIN = new URL('main.ts', import.meta.url).pathname;
const SETTINGS = {
  SANDBOX_PORT: '0',
  SANDBOX_KEY: 'a key of the sandbox',
  SANDBOX_WEBHOOK_SECRET: 'a secret of the webhooks',
};

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));
const addressOf = ({ stdout }: ReturnType<typeof run>) =>
  new Promise<string>((resolve) => {
    stdout.once('data', (chunk: Buffer) => resolve(/http:\S+/.exec(chunk.toString())?.[0] ?? ''));
  });
const answers = async (url: string) => (await fetch(`${url}/healthz`)).text();

test('the program prints its address only, and SIGTERM ends it', async () => {
  const child = run(SETTINGS);
  const [out, errors] = [text(child.stdout), text(child.stderr)];
  const url = await addressOf(child);
  expect(await answers(url)).toBe('ok');
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
  expect(await out).toBe(`Sandbox gateway at ${url}\n`);
  expect(await errors).toBe('');
});

test('the program sends its address to its parent, and ends with it', async () => {
  const child = fork(MAIN, {
    env: SETTINGS,
    execPath: process.execPath,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const message = await new Promise((resolve) => child.once('message', resolve));
  const { ready } = z.strictObject({ ready: z.url() }).parse(message);
  expect(await answers(ready)).toBe('ok');
  child.disconnect();
  expect(await ended(child)).toBe(0);
  await vi.waitFor(() => expect(answers(ready)).rejects.toThrow('fetch failed'));
});

test('people are sent to the public address, the product calls the one of this machine', async () => {
  const child = run({ ...SETTINGS, SANDBOX_PUBLIC_URL: 'https://pay.hirfa.example/card/' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await addressOf(child);
  expect(url).toMatch(/^http:\/\/localhost:\d+$/);
  const response = await fetch(`${url}/v1/checkouts`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SETTINGS.SANDBOX_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': 'public-address',
    },
    body: JSON.stringify({
      reference: 'public-address',
      amount: 1000,
      currency: 'EGP',
      description: 'A lesson',
      language: 'en',
      return_url: 'https://hirfa.example/payment-return',
      webhook_url: 'https://hirfa.example/api/v1/webhooks/sandbox',
      expires_at: '2099-01-01T00:00:00.000Z',
    }),
  });
  const answer = await response.text();
  expect(answer).toContain('"https://pay.hirfa.example/card/checkout/');
});

test('answers survive a kill of the program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...SETTINGS, SANDBOX_FILE: join(folder, 'new', 'gateway.db') };
  const headers = { authorization: `Bearer ${SETTINGS.SANDBOX_KEY}`, 'idempotency-key': 'once' };
  const body = JSON.stringify({
    reference: 'r',
    amount: 100,
    currency: 'EGP',
    description: 'Tea',
    language: 'en',
    return_url: 'http://127.0.0.1:9/',
    webhook_url: 'http://127.0.0.1:9/',
    expires_at: '2999-01-01T00:00:00+02:00',
  });
  const statuses: number[] = [];
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const child = run(env);
    statuses.push((await fetch(`${await addressOf(child)}/v1/checkouts`, { method: 'POST', headers, body })).status);
    child.kill(signal);
    await ended(child);
  }
  expect(statuses).toEqual([201, 200]);
});

test('a problem that the operator can solve is printed in one line', async () => {
  const { server, port } = await listen(() => undefined, '127.0.0.1', 0);
  onTestFinished(() => void server.close());
  const problems: [Record<string, string>, RegExp][] = [
    [{ ...SETTINGS, SANDBOX_PORT: String(port) }, /Port \d+ is taken/],
    [{ ...SETTINGS, SANDBOX_PORT: 'many' }, /SANDBOX_PORT: must be a whole number/],
    [{ ...SETTINGS, SANDBOX_KEY: '' }, /SANDBOX_KEY: is missing/],
    [{ ...SETTINGS, SANDBOX_FILE: '/dev/null/gateway.db' }, /Check SANDBOX_FILE/],
  ];
  for (const [env, message] of problems) {
    const child = run(env);
    const errors = text(child.stderr);
    expect(await ended(child)).toBe(1);
    expect(await errors).toMatch(message);
    expect((await errors).trim().split('\n')).toHaveLength(1);
  }
});
