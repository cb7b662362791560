import { readFileSync, writeFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Guide } from './guide.ts';
import { openShell, openTerminal, type Shell } from './shell.ts';
import type { ThirdParties } from './third-parties.ts';

export const UNIT = '/etc/systemd/system/hirfa.service';
export const PROXY = '/etc/nginx/sites-available/hirfa';
const CERTIFICATE = '/etc/letsencrypt/live/hirfa.example/fullchain.pem';
const READY = ['200 OK', 'ok'];

/** Puts the address of a repository into a block. */
export const fromRepository = (block: string, address = '') => block.replace('https://git.example/hirfa.git', address);

/** Adds lines to the part [Service] of a unit. */
export const addToService = (unit: string, lines: string) =>
  unit.replace('[Service]\n', `[Service]\n${lines.trim()}\n`);

/** What other installations on the same server repeat, with names and ports of their own. */
export interface Repeated {
  files: string[];
  password: string;
  database: string;
  connect: string;
  settings: string;
  start: string;
  ready: string;
  roles: string;
}

/** Parts 1 to 7 of the guide, with a user of the database who may create roles. */
export async function install(guide: Guide, others: ThirdParties): Promise<Repeated> {
  const shell = openShell();
  await shell.run(guide.take('apt update'), { input: 'y\n' });
  await shell.run(guide.quote('node --version'), { prints: ['v20'] });

  const folders = guide.take('useradd');
  await shell.run(folders);
  const build = fromRepository(guide.take('git clone'), process.env.TRIAL_FIRST_RELEASE);
  const built = await shell.run(build);
  if (!/^site [0-9a-f]{16} is built \(\d+ ms\)$/.test(built.trim().split('\n').at(-1) ?? ''))
    throw new Error('the last line of the build is another one');
  const places = guide.take('ln -s /etc/hirfa/env');
  await shell.run(places);

  const password = guide.take('DATABASE_PASSWORD=');
  await shell.run(password);
  await shell.run(guide.take('LOGIN CREATEROLE'), { prints: ['CREATE ROLE', 'CREATE DATABASE'] });
  const database = guide.take('CREATE ROLE hirfa LOGIN PASSWORD');
  const connect = guide.take('select version()');
  await shell.run(connect, { prints: ['PostgreSQL 17'] });
  await shell.run(guide.take('max_connections'), { prints: ['ALTER SYSTEM'] });

  const settings = others.putInto(guide.take('cat > /etc/hirfa/env'));
  await shell.run(settings);
  const start = guide.take('npm start');
  const ready = guide.take('readyz');
  await firstStart(shell, start, ready);
  const roles = guide.take('database:roles');

  await makeService(guide, shell);
  await makeProxy(guide, shell);
  await shell.close();
  return { files: [folders, places], password, database, connect, settings, start, ready, roles };
}

/** Part 5: starts it in one shell, and asks it in another. */
async function firstStart(shell: Shell, start: string, ready: string): Promise<void> {
  const terminal = openTerminal(start);
  await terminal.until('Hirfa runs at https://hirfa.example');
  await shell.run(ready, { prints: READY });
  await terminal.pressCtrlC();
}

/** Part 6. */
async function makeService(guide: Guide, shell: Shell): Promise<void> {
  writeFileSync(guide.quote(UNIT), guide.take('[Unit]'));
  const started = await shell.run(guide.take('systemctl enable'));
  console.log(started);
}

/** Part 7, with a certificate that it makes itself. */
async function makeProxy(guide: Guide, shell: Shell): Promise<void> {
  await shell.run(guide.take('openssl req'));
  const trust = guide.quote('Environment=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt');
  writeFileSync(UNIT, addToService(readFileSync(UNIT, 'utf8'), trust));
  await shell.run(guide.quote('systemctl daemon-reload'));
  await shell.run(guide.quote('systemctl restart hirfa'));
  writeFileSync(guide.quote(PROXY), guide.take('map $http_upgrade'));
  const answered = await shell.run(guide.take('nginx -t'), { prints: ['test is successful', ...READY] });
  if (answered.split('200 OK').length !== 3) throw new Error('the site or the gateway does not say 200 OK');
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(CERTIFICATE, 'utf8')]);
}

/** A second installation on the same server, up to its `/readyz`: its user of the database may not create roles. */
export async function installAnother(blocks: Repeated): Promise<void> {
  const shell = openShell();
  const renamed = (block: string) =>
    block.replaceAll('hirfa', 'souq').replaceAll('=300', '=400').replaceAll(':300', ':400');
  const [folders = '', places = ''] = blocks.files;
  await shell.run(renamed(folders));
  // The same release: a copy saves a second install and build.
  await shell.run(
    'cp -a /opt/hirfa/releases/first /opt/souq/releases/first\nchown -R souq:souq /opt/souq/releases/first',
  );
  await shell.run('rm /opt/souq/releases/first/.env');
  await shell.run(renamed(places));
  for (const block of [blocks.password, blocks.database, blocks.connect, blocks.settings])
    await shell.run(renamed(block));
  const refused = await openTerminal(renamed(blocks.start)).end();
  if (!refused.includes('are missing')) throw new Error('the start without logins is not refused as the guide says');
  await shell.run(renamed(blocks.roles));
  const terminal = openTerminal(renamed(blocks.start));
  await terminal.until('Hirfa runs at https://souq.example');
  await shell.run(renamed(blocks.ready), { prints: READY });
  await terminal.pressCtrlC();
  await shell.close();
}
