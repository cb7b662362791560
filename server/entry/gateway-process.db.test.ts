import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { type Program, startProgram } from '../testing/program.ts';
import { scratchFolder } from '../testing/scratch.ts';
import { cloneDatabase, TEST_ENVIRONMENT } from '../testing/test-postgres.ts';

const WAIT = { timeout: 60_000, interval: 5 };

/** The product with its own sandbox gateway on a known port. */
async function startWithGateway() {
  const port = await freePort();
  const program = startProgram({
    DATA_DIR: scratchFolder('gateway'),
    DATABASE_URL: await cloneDatabase(inject('postgresUrl'), 'demo'),
    ...TEST_ENVIRONMENT,
    SANDBOX_PORT: String(port),
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
