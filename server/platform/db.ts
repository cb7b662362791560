import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

/** What queries run on: a pool, or a transaction of it. */
export type Database = Pick<
  PostgresJsDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;
export type Pool = PostgresJsDatabase & { $client: postgres.Sql };

/**
 * The logins the running product uses, each with its own rights in the migrations:
 * `api` acts for people under row-level security, `auth` keeps identities and sessions,
 * `public` reads the views without personal columns, `worker` acts for the clock and the gateway.
 */
export const LOGINS = ['api', 'auth', 'public', 'worker'] as const;
export type Login = (typeof LOGINS)[number];
export type Pools = Record<Login, Pool>;

/** Opens a pool; `url` carries login and password. */
export function openPool(url: string, max: number): Pool {
  return drizzle(prepared(postgres(url, { max, onnotice: () => undefined, connect_timeout: 10 })));
}

/**
 * A client whose every statement is prepared, also within its transactions: the query builder would ask for each text to be parsed,
 * described and planned each time, which is most of what a short statement costs.
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

/** Begins a transaction (or a part of one) whose client is prepared as well. */
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
