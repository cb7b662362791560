import { cpSync } from 'node:fs';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../platform/postgres/postgres.ts';
import { openMarketplace } from '../testing/installing/first-booking.ts';
import {
  openThirdParties,
  productionSettings,
  reach,
  runCommand,
  startInstallation,
} from '../testing/installing/installation.ts';
import { payAndAccept, readBooking } from '../testing/installing/selling.ts';
import { type Program, startProgram } from '../testing/program.ts';
import { scratchFolder } from '../testing/scratch.ts';

/**
 * `npm run trial:production`: what docs/guides/operating.md says, as far as it needs no Debian, no proxy and no older
 * build. Two installations on one empty server go from nothing to a paid booking; one is restored and goes on.
 */

/** A PostgreSQL that has nothing yet. */
async function openServer() {
  const server = await startPostgres(scratchFolder('production-server'), 'of the administrator');
  onTestFinished(() => server.stop());
  const urlOf = (name: string, user?: string) => {
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return user === undefined ? url.href : Object.assign(url, { username: user, password: 'of the owner' }).href;
  };
  async function run(statements: string, name = 'postgres', user?: string) {
    const client = new Client(urlOf(name, user));
    await client.connect();
    await client.query(statements).finally(() => client.end());
  }
  return {
    urlOf,
    run,
    /** An empty database, and its owner, who is no superuser. */
    async create(name: string, rights: 'createrole' | 'nocreaterole') {
      await run(`create role ${name} login ${rights} password 'of the owner'`);
      await run(`create database ${name} owner ${name} template template0 encoding 'UTF8'
        locale_provider builtin locale 'C.UTF-8'`);
      return urlOf(name, name);
    },
  };
}

async function stop(program: Program) {
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
}

type Marketplace = Awaited<ReturnType<typeof openMarketplace>>;

async function sell({ book, provider }: Marketplace, language: 'en' | 'ar') {
  const { customer, booking } = await book();
  await payAndAccept(customer, provider, booking, language);
  return { customer, booking };
}

type Server = Awaited<ReturnType<typeof openServer>>;

/** A user who may not create roles is told so; an administrator runs what a command prints. */
async function startWithPrintedRoles(server: Server, settings: Record<string, string>) {
  const refused = startProgram(settings);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('are missing');
  await server.run(await runCommand(settings, 'print-roles'));
  return startInstallation(settings);
}

/**
 * A copy of a database without rights and with one owner, as `pg_restore --no-owner --no-acl` makes it, and of its
 * folder.
 */
async function restore(server: Server, settings: Record<string, string>) {
  await server.run(`create database restored owner market template market`);
  await server.run(
    `reassign owned by market_worker to market;
     drop owned by market_api, market_auth, market_public, market_worker`,
    'restored',
  );
  const DATA_DIR = scratchFolder('restored');
  cpSync(settings.DATA_DIR ?? '', DATA_DIR, { recursive: true });
  const restored = { ...settings, DATABASE_URL: server.urlOf('restored', 'market'), DATA_DIR };
  expect(await runCommand(restored, 'restored')).toContain('messages that waited in the dump are not sent');
  return restored;
}

/** A release after this one has been here: its migration and its rules are in the database. */
async function visitOfNextRelease(server: Server, name: string) {
  await server.run(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${name}', extract(epoch from now()) * 1000);
     insert into applied_rules (hash, turn) select '${name}', max(turn) + 1 from applied_rules`,
    'market',
    'market',
  );
}

test(
  'two installations on an empty server sell; one is restored, and one goes a release back',
  { timeout: 300_000 },
  async () => {
    const server = await openServer();
    const others = await openThirdParties();
    onTestFinished(() => others.close());

    const ownSettings = await productionSettings(await server.create('market', 'createrole'), others);
    const otherSettings = await productionSettings(await server.create('souq', 'nocreaterole'), others);
    const own = await startInstallation(ownSettings);
    const other = await startWithPrintedRoles(server, otherSettings);
    const market = await openMarketplace(reach(ownSettings, others));
    const souq = await openMarketplace(reach(otherSettings, others));
    const { customer, booking } = await sell(market, 'en');
    await sell(souq, 'ar');

    await stop(own);
    await visitOfNextRelease(server, 'next');
    const back = await startInstallation(ownSettings);
    expect(back.output()).toContain('the database is that of a newer release');
    await sell(market, 'ar');
    await stop(back);

    const restored = await startInstallation(await restore(server, ownSettings));
    expect(await readBooking(customer, booking.id)).toMatchObject({ payment_status: 'captured' });
    await sell(market, 'en');
    await stop(restored);

    await visitOfNextRelease(server, 'the one after next');
    await visitOfNextRelease(server, 'and one more');
    const tooOld = startProgram(ownSettings);
    expect(await tooOld.ended).toBe(1);
    expect(tooOld.output()).toContain('This database has been changed by a newer version of Hirfa');
    await sell(souq, 'en');
    await stop(other);
  },
);
