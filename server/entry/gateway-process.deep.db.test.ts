import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { freePort } from '../testing/free-port.ts';
import { createAuthority } from '../testing/hostile/certificates.ts';
import { type Program, startProgram } from '../testing/program.ts';
import { scratchFolder } from '../testing/scratch.ts';
import { cloneDatabase, TEST_ENVIRONMENT } from '../testing/test-postgres.ts';

const WAIT = { timeout: 60_000, interval: 5 };

/** The product with its own sandbox gateway on a known port. */
async function startWithGateway(settings: Record<string, string> = {}) {
  const port = await freePort();
  const program = startProgram({
    DATA_DIR: scratchFolder('gateway'),
    DATABASE_URL: await cloneDatabase(inject('postgresUrl'), 'demo'),
    ...TEST_ENVIRONMENT,
    SANDBOX_PORT: String(port),
    ...settings,
  });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  const address = await program.ready;
  const readiness = async () => {
    const response = await fetch(`${address}/readyz`);
    return [response.status, await response.text()];
  };
  return { program, port, readiness };
}

/** The process of the gateway; undefined while there is none. */
function gatewayPid({ process: { pid } }: Program): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.find((child) => child > 0 && /\/sandbox\.js/.test(readFileSync(`/proc/${child}/cmdline`, 'utf8')));
}

/** Kills the gateway; returns a function that waits until another process runs in its place. */
function killGateway(program: Program): () => Promise<void> {
  const pid = gatewayPid(program);
  if (pid === undefined) throw new Error('the gateway does not run');
  process.kill(pid, 'SIGKILL');
  return () => vi.waitFor(() => expect([undefined, pid]).not.toContain(gatewayPid(program)), WAIT);
}

/** Takes a port as soon as it is free. */
const takePort = (port: number): Promise<Server> =>
  vi.waitFor(async () => {
    const server = createServer((socket) => socket.destroy());
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }, WAIT);

const NOT_READY = [503, 'does not answer: payments'];

test(
  'a gateway that is killed runs again, also if its port is taken meanwhile, and readiness says so',
  { timeout: 300_000 },
  async () => {
    const { program, port, readiness } = await startWithGateway();
    expect(await readiness()).toEqual([200, 'ok']);

    const restarted = killGateway(program);
    await restarted();
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, 'ok']), WAIT);

    killGateway(program);
    const other = await takePort(port);
    const failures = () => program.output().match(/Port \d+ is taken/g)?.length ?? 0;
    await vi.waitFor(() => expect(failures()).toBeGreaterThanOrEqual(2), WAIT);
    expect(await readiness()).toEqual(NOT_READY);
    other.close();
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, 'ok']), WAIT);
  },
);

test('a product whose gateway was killed stops, and leaves nothing on its port', { timeout: 300_000 }, async () => {
  const { program, port } = await startWithGateway();
  const before = gatewayPid(program);
  killGateway(program);
  await vi.waitFor(() => expect(gatewayPid(program)).not.toBe(before), WAIT);
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  (await takePort(port)).close();
});

test(
  'a product that is restarting its gateway stops, and leaves nothing on its port',
  { timeout: 300_000 },
  async () => {
    const { program, port } = await startWithGateway();
    const restarted = killGateway(program);
    await restarted();
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    (await takePort(port)).close();
  },
);

test('the gateway knows the authorities of certificates that the product knows', async () => {
  const { cert, issue } = createAuthority();
  const authorities = join(scratchFolder('authorities'), 'ca.pem');
  writeFileSync(authorities, cert);
  const site = createHttpsServer(issue('localhost'), (request, response) => {
    response.end();
    site.emit('asked', request.url);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  const key = 'a key of the gateway';
  const gateway = await startWithGateway({ NODE_EXTRA_CA_CERTS: authorities, SANDBOX_KEY: key });
  const gatewayUrl = `http://127.0.0.1:${gateway.port}`;
  const opened = await fetch(`${gatewayUrl}/v1/checkouts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify({
      reference: 'one',
      amount: 100,
      currency: 'EGP',
      description: 'one',
      language: 'en',
      return_url: `https://localhost:${port}/return`,
      webhook_url: `https://localhost:${port}/webhook`,
      expires_at: new Date(Date.now() + 900_000).toISOString(),
    }),
  });
  const asked = once(site, 'asked');
  const { id } = z.object({ id: z.string() }).parse(await opened.json());
  const card = { number: '4242424242424242', expiry: '12/39', code: '123' };
  await fetch(`${gatewayUrl}/checkout/${id}`, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  expect(await asked).toEqual(['/webhook']);
});
