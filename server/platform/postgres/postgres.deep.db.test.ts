import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../../testing/scratch.ts';
import { startPostgres } from './postgres.ts';

test('a server that was killed a moment ago is started again, and a running one is reused', async () => {
  const folder = scratchFolder('killed-database');
  const first = await startPostgres(folder, 'test', false);
  process.kill(first.pid, 'SIGKILL');
  const second = await startPostgres(folder, 'test', false);
  onTestFinished(() => second.stop());
  expect(second.pid).not.toBe(first.pid);
  const client = new Client(second.url);
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  expect(await startPostgres(folder, 'test', false)).toMatchObject({ url: second.url, pid: second.pid });
});

test('a database whose creation was killed is created anew', async () => {
  const folder = join(scratchFolder('unfinished-database'), 'postgres');
  mkdirSync(`${folder}.unfinished/database`, { recursive: true });
  writeFileSync(`${folder}.unfinished/database/PG_VERSION`, '18\n');
  const server = await startPostgres(folder, 'test', false);
  onTestFinished(() => server.stop());
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
});
