import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProgram } from '../testing/program.ts';
import { scratchFolder } from '../testing/scratch.ts';

const folder = scratchFolder('start');

function dataFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

/** The output of a start that fails: one line without a stack, and exit code 1. */
async function failedStart(env: Record<string, string>): Promise<string> {
  const program = startProgram(env);
  expect(await program.ended).toBe(1);
  const lines = program.output().trim().split('\n');
  expect(lines, program.output()).toHaveLength(1);
  return lines[0] ?? '';
}

test('settings of production without a mode start nothing', async () => {
  expect(await failedStart({ PUBLIC_URL: 'https://hirfa.example' })).toMatch(
    /^HIRFA_MODE is not set, but PUBLIC_URL\. /,
  );
});

test('an invalid variable is reported in one line', async () => {
  expect(await failedStart({ PORT: 'eighty' })).toMatch(
    /^The configuration is not valid\. PORT: .* See \.env\.example\.$/,
  );
});

test('a port that is in use is reported in one line', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await failedStart({ PORT: String(port), DATA_DIR: dataFolder('port') })).toMatch(
    new RegExp(
      `^Port ${port} is taken by another program\\. Stop that one, or choose another: PORT=${port + 1} npm start$`,
    ),
  );
  other.close();
});

test('a port of the sandbox gateway that is in use is reported in one line', async () => {
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await failedStart({ SANDBOX_PORT: String(port), DATA_DIR: dataFolder('gateway-port') })).toBe(
    `The sandbox gateway can't start. Port ${port} is taken by another program. Stop that one, or choose another with SANDBOX_PORT.`,
  );
  other.close();
});

test('a full disk is reported in one line', async () => {
  const data = dataFolder('full');
  symlinkSync('/dev/full', join(data, 'secrets.json.new'));
  expect(await failedStart({ DATA_DIR: data })).toBe(
    `No space is left on the disk of ${data}. Free some, or set DATA_DIR to another disk.`,
  );
});

test('a data folder without write permission is reported in one line', async () => {
  expect(await failedStart({ DATA_DIR: '/sys/kernel/hirfa' })).toMatch(
    /^The data folder \/sys\/kernel\/hirfa can't be written \(E\w+\)\. Give this user the right, or set DATA_DIR\.$/,
  );
});

test('a data folder without write permission is reported before production starts', async () => {
  const production = {
    HIRFA_MODE: 'production',
    DATABASE_URL: 'postgres://hirfa:x@127.0.0.1:1/hirfa',
    DATABASE_LOGIN_SECRET: 'x'.repeat(32),
    SESSION_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'http://localhost:3000',
    PAYMENT_GATEWAY: 'sandbox',
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'hirfa@hirfa.example',
    SMS_URL: 'https://sms.example/?to={to}&text={text}',
  };
  expect(await failedStart({ ...production, DATA_DIR: '/sys/kernel/hirfa' })).toMatch(
    /^The data folder \/sys\/kernel\/hirfa can't be written/,
  );
});

test('damaged secrets are reported in one line', async () => {
  const data = dataFolder('secrets');
  writeFileSync(join(data, 'secrets.json'), '{"session":');
  expect(await failedStart({ DATA_DIR: data })).toMatch(
    /secrets\.json is damaged\. Put back the one from your backup, or delete .* \(this deletes all data\)\.$/,
  );
});

test('a database folder of another PostgreSQL version is reported in one line', async () => {
  const data = dataFolder('old');
  mkdirSync(join(data, 'postgres'), { mode: 0o700 });
  writeFileSync(join(data, 'postgres/PG_VERSION'), '16\n');
  expect(await failedStart({ DATA_DIR: data })).toMatch(
    /was made by PostgreSQL 16, this one is 18\. Use pg_upgrade, or set DATA_DIR to another folder\.$/,
  );
});

test('an unreachable DATABASE_URL is reported in one line', async () => {
  expect(
    await failedStart({
      DATA_DIR: dataFolder('url'),
      HIRFA_MODE: 'demo',
      DATABASE_URL: 'postgres://hirfa:x@127.0.0.1:1/hirfa',
    }),
  ).toMatch(
    /^The database at DATABASE_URL can't be used \(.*ECONNREFUSED.*\)\. Check the address, the password and that the server runs\.$/,
  );
});
