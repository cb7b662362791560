import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../server/testing/scratch.ts';

const READ_ENV = new URL('read-env.js', import.meta.url).href;

/** Starts a program in a folder; says what it read. */
function start(folder: string, env: Record<string, string> = {}) {
  const options = ['--import', READ_ENV, '--eval', 'console.log(process.env.PUBLIC_URL)'];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: folder, encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}`.trim() };
}

test('a program reads .env in its folder; the environment wins; without the file it starts, too', () => {
  const folder = scratchFolder('env');
  expect(start(folder)).toEqual({ status: 0, said: 'undefined' });
  writeFileSync(join(folder, '.env'), 'PUBLIC_URL=https://of.the.file\n');
  expect(start(folder)).toEqual({ status: 0, said: 'https://of.the.file' });
  expect(start(folder, { PUBLIC_URL: 'https://given' })).toEqual({ status: 0, said: 'https://given' });
});

const refusal = (code: string) =>
  `The file .env can't be read (${code}). Give this user the right to it, or correct the link to it.`;

test('a .env that can not be read refuses the start, which would be that of a demo', () => {
  const [dangling, directory] = [scratchFolder('env'), scratchFolder('env')];
  symlinkSync('nowhere', join(dangling, '.env'));
  mkdirSync(join(directory, '.env'));
  expect(start(dangling)).toEqual({ status: 1, said: refusal('ENOENT') });
  expect(start(directory)).toEqual({ status: 1, said: refusal('EISDIR') });
});
