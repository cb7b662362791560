import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../testing/program.ts';
import { scratchFolder } from '../testing/scratch.ts';

/** Creating a database and filling it takes long on a machine with other work. */
const MOST_MS = 120_000;

test(
  'a first start that is killed is done again by the next one, and a signal stops everything',
  async () => {
    const data = scratchFolder('first-start');
    const killed = startProgram({ DATA_DIR: data });
    await expect.poll(() => existsSync(join(data, 'postgres')), { timeout: MOST_MS }).toBe(true);
    killed.process.kill('SIGKILL');
    await killed.ended;

    const next = startProgram({ DATA_DIR: data });
    onTestFinished(() => void next.process.kill('SIGKILL'));
    const address = await next.ready;
    const home = await fetch(address);
    expect([home.status, next.output()]).toEqual([200, expect.stringContaining('customer@hirfa.test')]);
    expect(await (await fetch(`${address}/api/v1/services`)).json()).toMatchObject({ items: expect.any(Array) });
    // Killed again, while the documents are drawn.
    next.process.kill('SIGKILL');
    await next.ended;

    const last = startProgram({ DATA_DIR: data });
    onTestFinished(() => void last.process.kill('SIGKILL'));
    await last.ready;
    await expect.poll(() => existsSync(join(data, 'demo-unfinished')), { timeout: MOST_MS }).toBe(false);
    expect(readdirSync(join(data, 'private/pages')).length).toBeGreaterThan(10);
    last.process.kill('SIGTERM');
    expect(await last.ended).toBe(0);
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false);
  },
  MOST_MS * 2,
);

test(
  'a signal during the start stops what runs by then',
  async () => {
    const data = scratchFolder('stopped-start');
    const program = startProgram({ DATA_DIR: data });
    await expect
      .poll(() => existsSync(join(data, 'postgres/postmaster.pid')), { timeout: MOST_MS, interval: 5 })
      .toBe(true);
    program.process.kill('SIGTERM');
    expect([await program.ended, program.output()]).toEqual([0, '']);
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false);
  },
  MOST_MS,
);
