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

/** Parts 1 to 7, with a user of the database who may create roles. */
export async function install(guide: Guide, others: ThirdParties): Promise<void> {
  const shell = openShell();
  // Debian asks whether it may install so much.
  await shell.run(guide.take('apt update'), { input: 'y\n' });
  await shell.run(guide.quote('node --version'), { prints: ['v20'] });

  await shell.run(guide.take('useradd'));
  const built = await shell.run(fromRepository(guide.take('git clone'), process.env.TRIAL_FIRST_RELEASE));
  if (!/^site [0-9a-f]{16} is built \(\d+ ms\)$/.test(built.trim().split('\n').at(-1) ?? ''))
    throw new Error('the last line of the build is another one');
  await shell.run(guide.take('ln -s /etc/hirfa/env'));

  await shell.run(guide.take('DATABASE_PASSWORD='));
  await shell.run(guide.take('LOGIN CREATEROLE'), { prints: ['CREATE ROLE', 'CREATE DATABASE'] });
  guide.take('CREATE ROLE hirfa LOGIN PASSWORD');
  await shell.run(guide.take('select version()'), { prints: ['PostgreSQL 17'] });
  await shell.run(guide.take('max_connections'), { prints: ['ALTER SYSTEM'] });

  await shell.run(others.putInto(guide.take('cat > /etc/hirfa/env')));
  await tryStart(guide, shell, guide.take('npm start'), guide.take('readyz'));
  guide.take('database:roles');
  await runBehindProxy(guide, shell);
  await shell.close();
}

/** The same for one more installation on the same server, whose user of the database may not create roles. */
export async function installAnother(guide: Guide, others: ThirdParties): Promise<void> {
  const shell = openShell();
  guide.take('apt update');

  await shell.run(guide.take('useradd'));
  guide.take('git clone');
  // A copy saves a second install and build of the same release.
  await shell.run(guide.rename('cp -a /opt/first-installation/releases/first /opt/hirfa/releases/first'));
  await shell.run(guide.rename('rm /opt/hirfa/releases/first/.env'));
  await shell.run(guide.rename('chown -R hirfa:hirfa /opt/hirfa/releases/first'));
  await shell.run(guide.take('ln -s /etc/hirfa/env'));

  await shell.run(guide.take('DATABASE_PASSWORD='));
  guide.take('LOGIN CREATEROLE');
  await shell.run(guide.take('CREATE ROLE hirfa LOGIN PASSWORD'), { prints: ['CREATE ROLE', 'CREATE DATABASE'] });
  await shell.run(guide.take('select version()'), { prints: ['PostgreSQL 17'] });
  guide.take('max_connections');

  await shell.run(others.putInto(guide.take('cat > /etc/hirfa/env')));
  const [start, ready] = [guide.take('npm start'), guide.take('readyz')];
  const refused = await openTerminal(start).end();
  guide.quote('The logins … are missing');
  if (!/The logins .* are missing/.test(refused)) throw new Error('the start without logins is not refused');
  await shell.run(guide.take('database:roles'));
  await tryStart(guide, shell, start, ready);
  await runBehindProxy(guide, shell);
  await shell.close();
}

/** Part 5: starts it in a terminal, and asks it from another shell. */
async function tryStart(guide: Guide, shell: Shell, start: string, ready: string): Promise<void> {
  const terminal = openTerminal(start);
  await terminal.until(guide.quote('Hirfa runs at https://hirfa.example'));
  await shell.run(ready, { prints: READY });
  await terminal.pressCtrlC();
}

/** Parts 6 and 7, with a certificate that the guide makes. */
async function runBehindProxy(guide: Guide, shell: Shell): Promise<void> {
  const unit = guide.quote(UNIT);
  writeFileSync(unit, guide.take('[Unit]'));
  const started = await shell.run(guide.take('systemctl enable'), {
    prints: [...READY, guide.quote('Hirfa runs at https://hirfa.example')],
  });
  if (started.includes('is taken')) throw new Error('what ran in the terminal still runs after Ctrl-C');

  await shell.run(guide.take('openssl req'));
  const trust = guide.quote('Environment=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt');
  writeFileSync(unit, addToService(readFileSync(unit, 'utf8'), trust));
  await shell.run(guide.quote('systemctl daemon-reload'));
  await shell.run(guide.quote('systemctl restart hirfa'));
  writeFileSync(guide.quote(PROXY), guide.take('map $http_upgrade'));
  const answered = await shell.run(guide.take('nginx -t'), { prints: ['test is successful', ...READY] });
  if (answered.split('200 OK').length !== 3) throw new Error('the site or the gateway does not say 200 OK');
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(guide.rename(CERTIFICATE), 'utf8')]);
}
