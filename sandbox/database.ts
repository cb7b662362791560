import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from './start-problem.ts';

const TABLES = `
  create table if not exists checkouts (
    id text primary key,
    reference text not null,
    method text not null default 'card',
    state text not null,
    failure text,
    amount integer not null,
    currency text not null,
    captured_amount integer not null default 0,
    refunded_amount integer not null default 0,
    description text not null,
    language text not null,
    return_url text not null,
    webhook_url text not null,
    expires_at text not null,
    created_at text not null,
    -- The last four digits; the other digits are never stored.
    card text,
    settles_at text,
    -- What a kiosk is told.
    payment_code text,
    saves_card integer not null default 0
  ) strict;
  create index if not exists checkouts_under_way on checkouts (state) where state in ('open', 'processing');
  create table if not exists saved_cards (
    token text primary key,
    -- Where it was saved.
    checkout_id text not null unique references checkouts,
    -- The last four digits; the other digits are never stored.
    card text not null,
    expires text not null
  ) strict;
  create table if not exists disputes (
    id text primary key,
    checkout_id text not null unique references checkouts,
    state text not null,
    amount integer not null,
    reason text not null,
    evidence_until text not null
  ) strict;
  create table if not exists movements (
    -- Also their order.
    number integer primary key,
    checkout_id text not null references checkouts,
    kind text not null,
    -- What the gateway gets is positive.
    amount integer not null,
    created_at text not null
  ) strict;
  create index if not exists movements_created on movements (created_at, number);
  create table if not exists events (
    id text primary key,
    checkout_id text not null references checkouts,
    webhook_url text not null,
    body text not null,
    created_at text not null,
    retries integer not null default 0,
    -- Null: delivered, or not retried any more.
    next_at text,
    delivered_at text
  ) strict;
  create index if not exists events_to_send on events (next_at) where next_at is not null;
  create table if not exists idempotency_keys (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    created_at text not null
  ) strict;
`;

/**
 * Opens the file with all state; ':memory:' keeps the state as long as the program runs.
 * @throws StartProblem if the file can not be used.
 */
export function openDatabase(file: string): DatabaseSync {
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file, { timeout: 5_000 });
    database.exec('pragma journal_mode = wal; pragma synchronous = full;');
    database.exec(TABLES);
    addColumns(database);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The file ${file} can't be used (${reason}). Check SANDBOX_FILE.`);
  }
}

/** Checkouts in a file of an earlier version have no method (all were paid by card), no code, and save no card. */
function addColumns(database: DatabaseSync): void {
  const columns = database.prepare("select name from pragma_table_info('checkouts')").all();
  const has = (wanted: string) => columns.some(({ name }) => name === wanted);
  if (!has('method')) database.exec("alter table checkouts add column method text not null default 'card'");
  if (!has('saves_card')) database.exec('alter table checkouts add column saves_card integer not null default 0');
  if (!has('payment_code')) database.exec('alter table checkouts add column payment_code text');
}

/** Runs `work` in a transaction, during which no other connection can write. */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
