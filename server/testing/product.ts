import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, inject } from 'vitest';
import { type AccountParts, authenticate, createIdentity, createSessionTokens } from '../accounts/index.ts';
import { createApp } from '../entry/app.ts';
import { listen } from '../entry/listen.ts';
import { closePools, type Login, loginUrl, openPool, openPools, type Pool, type Pools } from '../platform/db.ts';
import { createLog } from '../platform/log.ts';
import { attachRealtime } from '../platform/realtime.ts';
import { cloneDatabase, type Template, TEST_LOGIN_SECRET } from './test-postgres.ts';

/** A running product for one test file: its own database, a port, a clock that tests move. */
export interface TestProduct {
  address: string;
  pools: Pools;
  /** As the owner of all tables: to look behind the walls. */
  owner: Pool;
  accounts: AccountParts;
  /** Its database, for each of the product's logins. */
  urlFor(login: Login): string;
  clock: { now: Date };
  /** The lines it has logged. */
  logged: string[];
}

/** Starts the product for this file and ends it after its tests. Pages answer with a bare shell. */
export function useProduct(template: Template = 'empty'): TestProduct {
  const product = { clock: { now: new Date('2026-11-21T09:00:00.000Z') }, logged: [] as string[] } as TestProduct;
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const databaseUrl = await cloneDatabase(inject('postgresUrl'), template);
    product.pools = openPools(databaseUrl, TEST_LOGIN_SECRET, { api: 4, auth: 4, public: 4 });
    product.owner = openPool(databaseUrl, 2);
    product.urlFor = (login) => loginUrl(databaseUrl, login, TEST_LOGIN_SECRET);
    product.accounts = {
      pools: product.pools,
      identity: createIdentity(product.pools.auth, TEST_LOGIN_SECRET),
      tokens: createSessionTokens(TEST_LOGIN_SECRET),
    };
    const log = createLog({ logLevel: 'info' }, { write: (line) => product.logged.push(line) });
    const app = createApp({
      pools: product.pools,
      accounts: product.accounts,
      log,
      clock: () => product.clock.now,
      site: { fetch: async () => new Response('<!doctype html><html></html>', { headers: { 'content-type': 'text/html' } }) },
      origin: () => product.address,
    });
    const { server, port } = await listen(
      getRequestListener((request) => app.fetch(request)),
      '127.0.0.1',
      0,
    );
    product.address = `http://127.0.0.1:${port}`;
    const realtime = await attachRealtime(server, {
      authenticate: (token) => authenticate(product.accounts, `Bearer ${token}`, product.clock.now),
      databaseUrl: product.urlFor('auth'),
      log,
    });
    endings.push(() => realtime.close());
    endings.push(
      () => closePools(product.pools),
      () => product.owner.$client.end(),
      async () => server.close(),
    );
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });
  return product;
}
