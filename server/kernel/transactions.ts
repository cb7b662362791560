import type { Pool, Transaction } from '../platform/db.ts';
import { deliver, type Subscriber } from './subscribers.ts';
import type { Actor, Person, WriteCtx } from './verb.ts';

/** The context of a transaction: the time, and the subscribers to domain events. */
export interface Scope {
  now: Date;
  subscribers: readonly Subscriber[];
}

/**
 * Runs work in one transaction of the `api` login as this person: row-level security limits it to their rows. The
 * database settings end with the transaction.
 */
export function asPerson<Answer>(
  pool: Pool,
  actor: Person,
  scope: Scope,
  work: (ctx: WriteCtx<Person>) => Promise<Answer>,
): Promise<Answer> {
  const { user_id, roles } = actor;
  const settings = {
    'hirfa.user_id': user_id,
    'hirfa.is_admin': String(roles.includes('admin')),
    'hirfa.now': scope.now.toISOString(),
  };
  return pool.transaction((tx) => work(writeCtx(tx, actor, scope)), settings);
}

/** Runs work in one transaction of the `worker` login, for the clock or the gateway. */
export function asWorker<Answer>(
  pool: Pool,
  kind: 'clock' | 'gateway',
  scope: Scope,
  work: (ctx: WriteCtx) => Promise<Answer>,
): Promise<Answer> {
  return pool.transaction((tx) => work(writeCtx(tx, { kind }, scope)));
}

function writeCtx<Who extends Actor>(db: Transaction, actor: Who, { now, subscribers }: Scope): WriteCtx<Who> {
  const ctx: WriteCtx<Who> = {
    db,
    now,
    actor,
    publish: (kind, ...payloads) => deliver(subscribers, ctx, { kind, payloads }),
  };
  return ctx;
}
