import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject, test } from 'vitest';
import { type Program, startProgram } from '../testing/program.ts';
import { scratchFolder } from '../testing/scratch.ts';
import { openTcpProxy } from '../testing/tcp-proxy.ts';
import { cloneDatabase, TEST_ENVIRONMENT } from '../testing/test-postgres.ts';

const data = scratchFolder('survival');
const running: Program[] = [];

afterAll(async () => {
  for (const program of running) program.process.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
});

async function start(): Promise<{ program: Program; address: string }> {
  const program = startProgram({ DATA_DIR: data });
  running.push(program);
  return { program, address: await program.ready };
}

const databasePid = () => Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function firstProvider(address: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/providers?limit=1`);
  return response.text();
}

// Most of their time is waiting, so they wait together.
test.concurrent(
  'data survive a killed server and a killed database; Ctrl-C stops both; a damaged database is reported',
  { timeout: 300_000 },
  async ({ expect }) => {
    const first = await start();
    const before = await firstProvider(first.address);
    expect(before).toContain('"display_name_en"');

    first.program.process.kill('SIGKILL');
    await first.program.ended;
    const second = await start();
    expect(await firstProvider(second.address)).toBe(before);

    process.kill(databasePid(), 'SIGKILL');
    second.program.process.kill('SIGKILL');
    await second.program.ended;
    const third = await start();
    expect(await firstProvider(third.address)).toBe(before);

    third.program.process.kill('SIGINT');
    expect(await third.program.ended).toBe(0);
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false);

    truncateSync(join(data, 'postgres/global/pg_control'), 100);
    const broken = startProgram({ DATA_DIR: data });
    expect(await broken.ended).toBe(1);
    expect(broken.output().trim()).toMatch(
      /^The database in .*postgres does not start \(.*\)\. Put back a backup, or delete the folder to begin anew \(this deletes all data\)\.$/,
    );
  },
);

test.concurrent(
  'a product whose database no longer answers stops at a signal',
  { timeout: 300_000 },
  async ({ expect }) => {
    let isSilent = false;
    const proxy = await openTcpProxy((bytes) => (isSilent ? null : bytes));
    const url = new URL(await cloneDatabase(inject('postgresUrl'), 'demo'));
    proxy.forwardTo(Number(url.port));
    url.port = String(proxy.port);
    const program = startProgram({
      DATA_DIR: scratchFolder('silent-database'),
      DATABASE_URL: url.href,
      ...TEST_ENVIRONMENT,
    });
    running.push(program);
    const address = await program.ready;
    isSilent = true;
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('stopping took too long');
    proxy.close();
  },
);
