import type { Query, SQLWrapper } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Client, escapeLiteral, Pool as PgPool, type PoolClient, type QueryConfig } from 'pg';
import { databaseCode } from './errors/database-errors.ts';
import { withoutOutgoing } from './outgoing.ts';

/** A pool or a transaction: both run queries. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$with' | 'with'
> & {
  /** Runs a query that the query builder cannot express, and returns its rows. */
  execute<Row extends Record<string, unknown> = Record<string, unknown>>(query: SQLWrapper): Promise<Row[]>;
};

export type Transaction = Database & {
  /** Sends a query together with the commit, when the work is done. If it fails, nothing is committed. */
  withCommit(query: SQLWrapper): void;
};

type Settings = Readonly<Record<string, string>>;

export type Pool = Database & {
  /**
   * Runs work in one transaction, which is committed when the work is done, and rolled back when it throws. The
   * settings of the database hold from its first statement to its end.
   */
  transaction<Answer>(work: (tx: Transaction) => Promise<Answer>, settings?: Settings): Promise<Answer>;
  end(): Promise<void>;
};

/**
 * The logins of the running product; the rules.sql files grant each its own rights. `api` acts for people under
 * row-level security, `auth` stores identities and sessions, `public` reads the views without personal columns,
 * `worker` acts for the clock and the gateway.
 */
export const LOGINS = ['api', 'auth', 'public', 'worker'] as const;
export type Login = (typeof LOGINS)[number];
export type Pools = Record<Login, Pool>;

/** Also the longest wait for a free connection of a pool: a call that waits longer fails, so that no queue grows. */
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * The longest wait for an answer. Statements end before it (see the limits of the logins), so the database is gone
 * without closing its connections, which the system would notice after a quarter of an hour.
 */
const ANSWER_TIMEOUT_MS = 70_000;
/** A firewall may drop a connection that is idle for long; the system's own first check comes after two hours. */
const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };
/** Texts of lists of different lengths are different statements, so their number has to end. */
const MAX_STATEMENTS = 2000;
/** PostgreSQL's code for a prepared statement whose columns a migration has changed: it fails again and again. */
const OUTDATED_STATEMENT = '0A000';
/** PostgreSQL's code for every statement after one that failed. */
const TRANSACTION_FAILED = '25P02';
const statementNames = new Map<string, string>();
const dialect = new PgDialect();

/** Opens a pool; `url` contains login and password. */
export function openPool(url: string, max: number, logger?: Logger): Pool {
  const pool = openPgPool(url, max);
  let ended: Promise<void> | null = null;
  return Object.assign(databaseOf(pool, undefined, logger), {
    transaction: <Answer>(work: (tx: Transaction) => Promise<Answer>, settings?: Settings) =>
      inTransaction(pool, work, settings),
    end: () => (ended ??= pool.end()),
  });
}

/** A pool of the driver. It replaces connections that break; a query on a broken one reports its own error. */
export function openPgPool(url: string, max: number): PgPool {
  const limits = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS };
  const settings = { ...limits, ...KEPT_ALIVE, idleTimeoutMillis: 0 };
  const pool = new PgPool({ connectionString: url, max, pipeline: true, ...settings });
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** One connection outside of the pools, for what belongs to a connection: LISTEN, and locks. `ended` when it breaks. */
export async function openConnection(url: string): Promise<{ client: Client; ended: Promise<unknown> }> {
  const limits = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const client = new Client({ connectionString: url, pipeline: true, ...limits, ...KEPT_ALIVE });
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => undefined);
  await client.connect();
  return { client, ended };
}

/** What a transaction does with its connection. */
interface Use {
  isOver: boolean;
  /** The error of the first statement that failed. */
  failure?: unknown;
}

/**
 * A client that prepares every statement. The query builder alone has each one parsed and planned on each run, which is
 * most of the cost of a short statement.
 */
function preparing<Connection extends PgPool | PoolClient>(client: Connection, use?: Use): Connection {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name, target);
      return ({ text, ...query }: QueryConfig, values: unknown[]) => {
        if (use?.isOver) throw new Error('the transaction of this statement is over');
        const sent: Promise<unknown> = target.query({ ...query, text, name: nameOf(text) }, values);
        if (use) sent.catch((error: unknown) => (use.failure ??= error));
        return sent;
      };
    },
  });
}

function nameOf(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= MAX_STATEMENTS) return known;
  const name = `statement_${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

function databaseOf(client: PgPool | PoolClient, use?: Use, logger?: Logger): Database {
  const db = drizzle({ client: preparing(client, use), ...(logger && { logger }) });
  const run = db.execute.bind(db);
  const execute = async <Row extends Record<string, unknown>>(query: SQLWrapper) =>
    (await run<Row>(query).execute()).rows;
  return Object.assign(db, { execute });
}

/**
 * The statements of a transaction belong to one connection: when it breaks, they fail, and none of them runs on
 * another connection. Few messages: those that begin leave with the first statements of the work.
 */
async function inTransaction<Answer>(
  pool: PgPool,
  work: (tx: Transaction) => Promise<Answer>,
  settings: Settings = {},
): Promise<Answer> {
  const client = await pool.connect();
  const use: Use = { isOver: false };
  const last: Query[] = [];
  let isBroken = false;
  try {
    const begun = begin(client, settings, use);
    // Without settings, statements after a failed `begin` would be committed alone. With them, policies refuse changes.
    if (Object.keys(settings).length === 0) await begun;
    const tx = Object.assign(databaseOf(client, use), {
      withCommit: (query: SQLWrapper) => void last.push(dialect.sqlToQuery(query.getSQL())),
    });
    const answer = await withoutOutgoing(() => work(tx));
    await begun;
    await commit(client, last);
    return answer;
  } catch (error) {
    // Of statements that were sent together, the first failure is the reason.
    const isLater = use.isOver || databaseCode(error) === TRANSACTION_FAILED;
    // Statements that the work still sends must not reach the next transaction of this connection.
    use.isOver = true;
    isBroken = databaseCode(error) === OUTDATED_STATEMENT;
    await client.query('rollback').catch(() => (isBroken = true));
    throw isLater ? (use.failure ?? error) : error;
  } finally {
    use.isOver = true;
    client.release(isBroken);
  }
}

/** Begins a transaction with these settings: one query, which fails as a whole. Nothing is sent after its failure. */
function begin(client: PoolClient, settings: Settings, use: Use): Promise<unknown> {
  sendTogether(client);
  const begun = client.query(['begin', ...Object.entries(settings).map(setLocal)].join('; '));
  begun.catch((failure: unknown) => Object.assign(use, { isOver: true, failure }));
  return begun;
}

async function commit(client: PoolClient, last: readonly Query[]): Promise<void> {
  sendTogether(client);
  const sent = last.map(({ sql: text, params }) => client.query({ text, name: nameOf(text) }, params));
  const committed = client.query('commit');
  const [{ command }] = await Promise.all([committed, ...sent]);
  // A transaction with a failed statement is rolled back by PostgreSQL, although its work has ignored the failure.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back, because a statement in it failed');
}

/** What this turn of the event loop sends on a connection is one message. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const setLocal = ([name, value]: [string, string]) => `set local ${name} = ${escapeLiteral(value)}`;

/** How the product reaches its database. */
export interface DatabaseAccess {
  /** The URL of the owner of all tables. */
  url: string;
  /** What the names of the logins begin with: logins belong to the whole server, on which others may be installed. */
  loginPrefix: string;
  /** The password of the logins. */
  loginPassword: string;
}

export function loginName({ loginPrefix }: Pick<DatabaseAccess, 'loginPrefix'>, login: Login): string {
  return `${loginPrefix}_${login}`;
}

/** The address of the same database for one of the logins. */
export function loginUrl(access: DatabaseAccess, login: Login): string {
  const url = new URL(access.url);
  url.username = loginName(access, login);
  url.password = access.loginPassword;
  return url.href;
}

/** One pool for each login. */
export function openPools(access: DatabaseAccess, size: Partial<Record<Login, number>> = {}): Pools {
  const open = (login: Login) => openPool(loginUrl(access, login), size[login] ?? 8);
  return { api: open('api'), auth: open('auth'), public: open('public'), worker: open('worker') };
}

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(LOGINS.map((login) => pools[login].end()));
}
