import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

/** A pool or a transaction: both run queries. */
export type Database = Pick<
  PostgresJsDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;
export type Pool = PostgresJsDatabase & { $client: postgres.Sql };

/**
 * The logins of the running product; the rules.sql files grant each its own rights. `api` acts for people under
 * row-level security, `auth` stores identities and sessions, `public` reads the views without personal columns,
 * `worker` acts for the clock and the gateway.
 */
export const LOGINS = ['api', 'auth', 'public', 'worker'] as const;
export type Login = (typeof LOGINS)[number];
export type Pools = Record<Login, Pool>;

/** Opens a pool; `url` contains login and password. */
export function openPool(url: string, max: number): Pool {
  return drizzle(prepared(postgres(url, { max, onnotice: () => undefined, connect_timeout: 10 })));
}

/**
 * A client that prepares every statement, also in transactions. The query builder alone has each statement parsed and
 * planned on each run, which is most of the cost of a short statement.
 */
function prepared<Client extends postgres.ISql>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'unsafe')
        return (query: string, parameters?: never[]) => target.unsafe(query, parameters, { prepare: true });
      if (name === 'begin' || name === 'savepoint') return (...args: unknown[]) => within(target, name, args);
      return Reflect.get(target, name, target);
    },
  });
}

/** Begins a transaction or a savepoint whose client prepares its statements too. */
function within(target: postgres.ISql, name: 'begin' | 'savepoint', args: unknown[]): unknown {
  const wrapped = args.map((arg) => (typeof arg === 'function' ? (inner: postgres.ISql) => arg(prepared(inner)) : arg));
  return Reflect.apply(Reflect.get(target, name), target, wrapped);
}

export function loginName(login: Login): string {
  return `hirfa_${login}`;
}

/** The address of the same database for one of the logins. */
export function loginUrl(databaseUrl: string, login: Login, password: string): string {
  const url = new URL(databaseUrl);
  url.username = loginName(login);
  url.password = password;
  return url.href;
}

/** One pool for each login. */
export function openPools(databaseUrl: string, password: string, size: Partial<Record<Login, number>> = {}): Pools {
  const open = (login: Login) => openPool(loginUrl(databaseUrl, login, password), size[login] ?? 8);
  return { api: open('api'), auth: open('auth'), public: open('public'), worker: open('worker') };
}

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(LOGINS.map((login) => pools[login].$client.end({ timeout: 2 })));
}
